/** The confirmation's texts, for its parts. */
import { screenTexts } from '../../../i18n/context.tsx';
import type { ConfirmationTexts } from './texts.en.ts';

export const useConfirmationTexts = screenTexts<ConfirmationTexts>();
