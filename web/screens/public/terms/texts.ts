/** The texts of the page, for its parts. */
import { screenTexts } from '../../../i18n/context.tsx';
import type { TermsTexts } from './texts.en.ts';

export const useTermsTexts = screenTexts<TermsTexts>();
