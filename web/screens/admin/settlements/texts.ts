/** The texts of the settlements, for their parts. */
import { screenTexts } from '../../../i18n/context.tsx';
import type { AdminSettlementsTexts } from './texts.en.ts';

export const useAdminSettlementsTexts = screenTexts<AdminSettlementsTexts>();
