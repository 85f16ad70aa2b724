/** The texts of the admins' console. */
import { screenTexts } from '../../../i18n/context.tsx';
import type { ConsoleTexts } from './texts.en.ts';

export const useConsoleTexts = screenTexts<ConsoleTexts>();
