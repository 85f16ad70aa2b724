/** The texts of the settlements, for their parts. */
import { screenTexts } from '../../../i18n/context.tsx';
import type { SettlementsTexts } from './texts.en.ts';

export const useSettlementsTexts = screenTexts<SettlementsTexts>();
