/** The texts of the history, for its parts. */
import { screenTexts } from '../../../i18n/context.tsx';
import type { HistoryTexts } from './texts.en.ts';

export const useHistoryTexts = screenTexts<HistoryTexts>();
