/** The texts of one batch, for its parts. */
import { screenTexts } from '../../../i18n/context.tsx';
import type { BatchTexts } from './texts.en.ts';

export const useBatchTexts = screenTexts<BatchTexts>();
