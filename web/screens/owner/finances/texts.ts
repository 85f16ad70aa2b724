/** The texts of the finances, for their parts. */
import { screenTexts } from '../../../i18n/context.tsx';
import type { FinancesTexts } from './texts.en.ts';

export const useFinancesTexts = screenTexts<FinancesTexts>();
