/** The texts of the page, for its parts. */
import { screenTexts } from '../../../i18n/context.tsx';
import type { PrivacyTexts } from './texts.en.ts';

export const usePrivacyTexts = screenTexts<PrivacyTexts>();
