/** Texts about answering a request, for the screens that carry them as `request` and `declining`. */
import { screenTexts } from '../../i18n/context.tsx';
import type { AnswerTexts, DecliningTexts } from './texts.en.ts';

export const useAnswerTexts = screenTexts<{ request: AnswerTexts; declining: DecliningTexts }>();
