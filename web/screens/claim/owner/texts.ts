/** The texts of the form of a claim, for its parts. */
import { screenTexts } from '../../../i18n/context.tsx';
import type { ClaimFormTexts } from './texts.en.ts';

export const useClaimFormTexts = screenTexts<ClaimFormTexts>();
