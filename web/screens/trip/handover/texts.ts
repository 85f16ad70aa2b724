/** The texts of handover and return, for its parts. */
import { screenTexts } from '../../../i18n/context.tsx';
import type { HandoverTexts } from './texts.en.ts';

export const useHandoverTexts = screenTexts<HandoverTexts>();
