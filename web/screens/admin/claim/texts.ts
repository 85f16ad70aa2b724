/** The texts of an admin's page of a claim, for its parts. */
import { screenTexts } from '../../../i18n/context.tsx';
import type { AdminClaimTexts } from './texts.en.ts';

export const useAdminClaimTexts = screenTexts<AdminClaimTexts>();
