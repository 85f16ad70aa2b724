/** The texts of a person's page, for its parts. */
import { screenTexts } from '../../../i18n/context.tsx';
import type { PersonTexts } from './texts.en.ts';

export const useProfileTexts = screenTexts<PersonTexts>();
