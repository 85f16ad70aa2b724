/** The outbox's texts, for its parts. */
import { screenTexts } from '../../../i18n/context.tsx';
import type { OutboxTexts } from './texts.en.ts';

export const useOutboxTexts = screenTexts<OutboxTexts>();
