/** Texts of the bell and its list: loaded with it in both languages, for signed-in users only. */
import { useLanguage } from '#web/i18n/context.tsx';
import { texts as ar } from './list/texts.ar.ts';
import { type BellTexts, texts as en } from './list/texts.en.ts';

const words = { en, ar };

export const useBellTexts = (): BellTexts => words[useLanguage().language];
