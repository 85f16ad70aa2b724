/** The payment page's texts, for its parts. */
import { screenTexts } from '../../../i18n/context.tsx';
import type { PaymentTexts } from './texts.en.ts';

export const usePaymentTexts = screenTexts<PaymentTexts>();
