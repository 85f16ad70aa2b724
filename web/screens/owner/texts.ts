/** Texts that several screens of the owner share: about answering a request (`request`, `declining`), and of a line in a list of bookings (`row`). */
import { screenTexts } from '../../i18n/context.tsx';
import type { AnswerTexts, DecliningTexts, RowTexts } from './texts.en.ts';

export const useAnswerTexts = screenTexts<{ request: AnswerTexts; declining: DecliningTexts }>();
export const useRowTexts = screenTexts<{ row: RowTexts }>();
