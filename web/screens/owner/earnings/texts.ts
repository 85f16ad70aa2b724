/** The texts of the earnings, for their parts. */
import { screenTexts } from '../../../i18n/context.tsx';
import type { EarningsTexts } from './texts.en.ts';

export const useEarningsTexts = screenTexts<EarningsTexts>();
