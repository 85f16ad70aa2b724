/** The texts of the desk of reviews. */
import { screenTexts } from '../../../i18n/context.tsx';
import type { AdminReviewsTexts } from './texts.en.ts';

export const useAdminReviewsTexts = screenTexts<AdminReviewsTexts>();
