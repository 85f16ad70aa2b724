/** The texts of the super admins' console. */
import { screenTexts } from '../../../i18n/context.tsx';
import type { MasterTexts } from './texts.en.ts';

export const useMasterTexts = screenTexts<MasterTexts>();
