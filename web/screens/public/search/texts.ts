/** The search page's texts, for its parts. */
import { screenTexts } from '../../../i18n/context.tsx';
import type { SearchTexts } from './texts.en.ts';

export const useSearchTexts = screenTexts<SearchTexts>();
