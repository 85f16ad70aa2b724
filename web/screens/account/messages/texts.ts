/** The inbox's texts, for its parts. */
import { screenTexts } from '../../../i18n/context.tsx';
import type { MessagesTexts } from './texts.en.ts';

export const useMessagesTexts = screenTexts<MessagesTexts>();
