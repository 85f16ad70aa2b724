/** The dashboard's texts, for its parts. */
import { screenTexts } from '../../../i18n/context.tsx';
import type { DashboardTexts } from './texts.en.ts';

export const useDashboardTexts = screenTexts<DashboardTexts>();
