/** The sign-in page's texts, for its parts. */
import { screenTexts } from '../../../i18n/context.tsx';
import type { SignInTexts } from './texts.en.ts';

export const useSignInTexts = screenTexts<SignInTexts>();
