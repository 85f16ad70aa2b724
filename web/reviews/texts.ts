/** Texts about reviews; each screen that shows some carries them as `reviews`. */
import { screenTexts } from '../i18n/context.tsx';
import type { ReviewTexts } from './texts.en.ts';

const useCarried = screenTexts<{ reviews: ReviewTexts }>();
export const useReviewTexts = (): ReviewTexts => useCarried().reviews;
