/** The texts of reconciliation, for its parts. */
import { screenTexts } from '../../../i18n/context.tsx';
import type { ReconciliationTexts } from './texts.en.ts';

export const useReconciliationTexts = screenTexts<ReconciliationTexts>();
