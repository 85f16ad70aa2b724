/** Texts about one booking; each screen about it carries them as `detail`. */
import { screenTexts } from '../../i18n/context.tsx';
import type { DetailTexts } from './texts.en.ts';

export const useDetailTexts = screenTexts<{ detail: DetailTexts }>();
