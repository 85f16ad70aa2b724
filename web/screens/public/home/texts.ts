/** The home page's texts, for its parts. */
import { screenTexts } from '../../../i18n/context.tsx';
import type { HomeTexts } from './texts.en.ts';

export const useHomeTexts = screenTexts<HomeTexts>();
