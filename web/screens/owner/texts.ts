/** Texts of a line in a list of bookings, for the owner's screens that carry them as `row`. */
import { screenTexts } from '../../i18n/context.tsx';
import type { RowTexts } from './texts.en.ts';

export const useRowTexts = screenTexts<{ row: RowTexts }>();
