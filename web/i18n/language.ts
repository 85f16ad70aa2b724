/** The two languages and their directions. */
import type { CommonTexts } from './texts.en.ts';

export const languages = ['en', 'ar'] as const;
export type Language = (typeof languages)[number];
export type Direction = 'ltr' | 'rtl';

export const directionOf = (language: Language): Direction => (language === 'ar' ? 'rtl' : 'ltr');
/** Name of each language in itself. */
export const languageNames: Record<Language, string> = { en: 'English', ar: 'العربية' };

const loaders: Record<Language, () => Promise<{ texts: CommonTexts }>> = {
	en: () => import('./texts.en.ts'),
	ar: () => import('./texts.ar.ts'),
};

export async function loadTexts(language: Language): Promise<CommonTexts> {
	return (await loaders[language]()).texts;
}

/** Title of a car in the language of the page. For cars without a title see `car-name.ts`. */
export const carTitleOf = ({ title, titleAr = title }: { title: string; titleAr?: string }, language: Language): string =>
	language === 'ar' ? titleAr : title;
