/** Texts about money that owners are due, for the parts that several screens share. */
import { screenTexts } from '../i18n/context.tsx';
import type { FinanceTexts } from './texts.en.ts';

export const useFinanceTexts = (): FinanceTexts => useTexts().finance;

const useTexts = screenTexts<{ finance: FinanceTexts }>();
