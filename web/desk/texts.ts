/** Texts of the admins' desk, for the parts that several of its screens share. */
import { screenTexts } from '../i18n/context.tsx';
import type { DeskTexts } from './texts.en.ts';

const useTextsOfScreen = screenTexts<{ desk: DeskTexts }>();

export const useDeskTexts = (): DeskTexts => useTextsOfScreen().desk;
