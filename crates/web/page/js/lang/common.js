// Words that stand everywhere.
export default {
  en: { explore: 'Explore', race: 'Race', lesson: 'Lessons', language: 'Language' },
  fr: { explore: 'Explorer', race: 'Course', lesson: 'Leçons', language: 'Langue' },
  ca: { explore: 'Explora', race: 'Cursa', lesson: 'Lliçons', language: 'Llengua' },
};
