/** The words of the bell and of the list behind it: both languages come with it, and only for signed-in people. */
import { useLanguage } from '#web/i18n/context.tsx';
import { texts as ar } from './list/texts.ar.ts';
import { type BellTexts, texts as en } from './list/texts.en.ts';

const words = { en, ar };

export const useBellTexts = (): BellTexts => words[useLanguage().language];
