/** The texts of the list of claims, for its parts. */
import { screenTexts } from '../../../i18n/context.tsx';
import type { AdminClaimsTexts } from './texts.en.ts';

export const useAdminClaimsTexts = screenTexts<AdminClaimsTexts>();
