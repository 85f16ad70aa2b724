/** Loads the common texts of one language; the other's never reach the browser. */
import type { Language } from './language.ts';
import type { CommonTexts } from './texts.en.ts';

const loaders: Record<Language, () => Promise<{ texts: CommonTexts }>> = {
	en: () => import('./texts.en.ts'),
	ar: () => import('./texts.ar.ts'),
};

export async function loadTexts(language: Language): Promise<CommonTexts> {
	return (await loaders[language]()).texts;
}
