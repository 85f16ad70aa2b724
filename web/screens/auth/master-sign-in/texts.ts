/** The texts of the super admins' sign-in. */
import { screenTexts } from '../../../i18n/context.tsx';
import type { MasterSignInTexts } from './texts.en.ts';

export const useMasterSignInTexts = screenTexts<MasterSignInTexts>();
