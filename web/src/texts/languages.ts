export const LANGUAGES = ['en', 'de', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name, so that whoever needs it can read it. */
export const OWN_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch', es: 'Español' };
