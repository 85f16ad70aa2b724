/** The listing's texts, for its parts. */
import { screenTexts } from '../../../i18n/context.tsx';
import type { ListingTexts } from './texts.en.ts';

export const useListingTexts = screenTexts<ListingTexts>();
