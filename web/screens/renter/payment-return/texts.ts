/** The texts of the page that the gateway leads back to, for its parts. */
import { screenTexts } from '../../../i18n/context.tsx';
import type { PaymentReturnTexts } from './texts.en.ts';

export const usePaymentReturnTexts = screenTexts<PaymentReturnTexts>();
