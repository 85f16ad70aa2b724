/** Texts about the books, for the screens that carry them as `ledger`. */
import { screenTexts } from '../i18n/context.tsx';
import type { LedgerTexts } from './texts.en.ts';

const useTextsOfScreen = screenTexts<{ ledger: LedgerTexts }>();

export const useLedgerTexts = (): LedgerTexts => useTextsOfScreen().ledger;
