/** The texts of the page for a forgotten password. */
import { screenTexts } from '../../../i18n/context.tsx';
import type { ForgotPasswordTexts } from './texts.en.ts';

export const useForgotPasswordTexts = screenTexts<ForgotPasswordTexts>();
