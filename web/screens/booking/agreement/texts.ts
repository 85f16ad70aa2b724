/** The agreement's texts: the page's own language for its buttons, both for the paper. */
import { screenTexts } from '../../../i18n/context.tsx';
import { texts as ar } from './texts.ar.ts';
import { type AgreementTexts, texts as en } from './texts.en.ts';

export const useAgreementTexts = screenTexts<AgreementTexts>();
export const both = { en, ar };
