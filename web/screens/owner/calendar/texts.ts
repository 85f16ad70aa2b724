/** The calendar's texts, for its parts. */
import { screenTexts } from '../../../i18n/context.tsx';
import type { CalendarTexts } from './texts.en.ts';

export const useCalendarTexts = screenTexts<CalendarTexts>();
