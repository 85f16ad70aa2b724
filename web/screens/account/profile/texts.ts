/** The profile's texts, for its parts. */
import { screenTexts } from '../../../i18n/context.tsx';
import type { ProfileTexts } from './texts.en.ts';

export const useProfileTexts = screenTexts<ProfileTexts>();
