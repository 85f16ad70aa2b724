/** The texts of the page for a new password. */
import { screenTexts } from '../../../i18n/context.tsx';
import type { ResetPasswordTexts } from './texts.en.ts';

export const useResetPasswordTexts = screenTexts<ResetPasswordTexts>();
