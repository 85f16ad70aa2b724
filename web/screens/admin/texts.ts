/** Texts about payouts as admins see them, for the parts that two screens share. */
import { screenTexts } from '../../i18n/context.tsx';
import type { AdminPayoutTexts } from './texts.en.ts';

export const useAdminPayoutTexts = screenTexts<{ adminPayout: AdminPayoutTexts }>();
