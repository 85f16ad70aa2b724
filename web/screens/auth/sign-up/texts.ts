/** The sign-up page's texts. */
import { screenTexts } from '../../../i18n/context.tsx';
import type { SignUpTexts } from './texts.en.ts';

export const useSignUpTexts = screenTexts<SignUpTexts>();
