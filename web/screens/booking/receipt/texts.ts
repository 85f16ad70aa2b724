/** The receipt's texts: the page's own language for its buttons, both for the paper. */
import { screenTexts } from '../../../i18n/context.tsx';
import { texts as ar } from './texts.ar.ts';
import { texts as en, type ReceiptTexts } from './texts.en.ts';

export const useReceiptTexts = screenTexts<ReceiptTexts>();
export const both = { en, ar };
