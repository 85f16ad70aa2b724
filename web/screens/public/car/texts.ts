/** The car page's texts, for its parts. */
import { screenTexts } from '../../../i18n/context.tsx';
import type { CarTexts } from './texts.en.ts';

export const useCarTexts = screenTexts<CarTexts>();
