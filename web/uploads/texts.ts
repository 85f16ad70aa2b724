/** Texts about files on their way, for the parts that several screens share. */
import { screenTexts } from '../i18n/context.tsx';
import type { UploadTexts } from './texts.en.ts';

export const useUploadTexts = screenTexts<{ upload: UploadTexts }>();
