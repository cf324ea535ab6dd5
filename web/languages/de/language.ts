// language.ts - what is known of this language before any of it is fetched.
export const language = { code: 'de', name: 'Deutsch', guest: 'Gast' };
