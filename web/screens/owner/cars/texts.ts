/** The texts of My Cars, for its parts. */
import { screenTexts } from '../../../i18n/context.tsx';
import type { CarsTexts } from './texts.en.ts';

export const useCarsTexts = screenTexts<CarsTexts>();
