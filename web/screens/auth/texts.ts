/** Texts that the screens of signing in share; each of them carries them as `auth`. */
import { screenTexts } from '../../i18n/context.tsx';
import type { AuthTexts } from './texts.en.ts';

export const useAuthTexts = screenTexts<{ auth: AuthTexts }>();
