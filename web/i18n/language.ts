/** The two languages, and which way each runs. */

export const languages = ['en', 'ar'] as const;
export type Language = (typeof languages)[number];
export type Direction = 'ltr' | 'rtl';

export const directionOf = (language: Language): Direction => (language === 'ar' ? 'rtl' : 'ltr');
/** Each language by its own name: the same in both. */
export const languageNames: Record<Language, string> = { en: 'English', ar: 'العربية' };
