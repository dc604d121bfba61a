// Words that stand everywhere.
export default {
  en: {
    explore: 'Explore', race: 'Race', lesson: 'Lessons', language: 'Language', views: 'Views', skip: 'Skip to the view',
    'theme.auto': 'Colours: as the system has them', 'theme.light': 'Colours: light', 'theme.dark': 'Colours: dark',
    broken: 'This view could not be shown: {error}',
  },
  fr: {
    explore: 'Explorer', race: 'Course', lesson: 'Leçons', language: 'Langue', views: 'Vues', skip: 'Aller à la vue',
    'theme.auto': 'Couleurs : comme le système', 'theme.light': 'Couleurs : claires', 'theme.dark': 'Couleurs : sombres',
    broken: 'Cette vue n’a pas pu s’afficher : {error}',
  },
  ca: {
    explore: 'Explora', race: 'Cursa', lesson: 'Lliçons', language: 'Llengua', views: 'Vistes', skip: 'Ves a la vista',
    'theme.auto': 'Colors: com els del sistema', 'theme.light': 'Colors: clars', 'theme.dark': 'Colors: foscos',
    broken: 'Aquesta vista no s’ha pogut mostrar: {error}',
  },
};
