// Reasons of refusals, which the server tells in English, in the other languages.

/** The reason in this language. */
export function reason(text, language) { return text; }
