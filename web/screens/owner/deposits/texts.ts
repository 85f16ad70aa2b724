/** The texts of the deposits, for their parts. */
import { screenTexts } from '../../../i18n/context.tsx';
import type { DepositsTexts } from './texts.en.ts';

export const useDepositsTexts = screenTexts<DepositsTexts>();
