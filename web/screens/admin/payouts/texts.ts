/** The texts of the payouts, for their parts. */
import { screenTexts } from '../../../i18n/context.tsx';
import type { AdminPayoutsTexts } from './texts.en.ts';

export const useAdminPayoutsTexts = screenTexts<AdminPayoutsTexts>();
