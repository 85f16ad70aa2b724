/** The texts of the page that suspended people are led to. */
import { screenTexts } from '../../../i18n/context.tsx';
import type { SuspendedTexts } from './texts.en.ts';

export const useSuspendedTexts = screenTexts<SuspendedTexts>();
