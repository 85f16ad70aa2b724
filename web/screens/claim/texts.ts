/** Texts about a claim that several screens share; each of them carries them as `claim`. */
import { screenTexts } from '../../i18n/context.tsx';
import type { ClaimTexts } from './texts.en.ts';

export const useClaimTexts = screenTexts<{ claim: ClaimTexts }>();
