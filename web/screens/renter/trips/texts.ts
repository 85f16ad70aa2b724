/** The trips page's texts, for its parts. */
import { screenTexts } from '../../../i18n/context.tsx';
import type { TripsTexts } from './texts.en.ts';

export const useTripsTexts = screenTexts<TripsTexts>();
