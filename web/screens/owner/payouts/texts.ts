/** The texts of the payouts, for their parts. */
import { screenTexts } from '../../../i18n/context.tsx';
import type { PayoutsTexts } from './texts.en.ts';

export const usePayoutsTexts = screenTexts<PayoutsTexts>();
