/** The texts of the log of acts. */
import { screenTexts } from '../../../i18n/context.tsx';
import type { AuditTexts } from './texts.en.ts';

export const useAuditTexts = screenTexts<AuditTexts>();
