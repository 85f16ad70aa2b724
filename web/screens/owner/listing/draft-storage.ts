/** Unsaved listing: form values and completed photos. The subject is the car's id, or `new`. */
import { draftStorage } from '#web/browser/device/draft-storage.ts';
import type { ListingValues } from './values.ts';

export type DraftPhoto = { path: string } | { id: string; url: string };
export type ListingDraft = { values: Partial<ListingValues>; photos: DraftPhoto[] };

export const listingDrafts = draftStorage('listing', isListingDraft);

function isListingDraft(stored: unknown): stored is ListingDraft {
	return typeof stored === 'object' && stored !== null && 'values' in stored && 'photos' in stored && Array.isArray(stored.photos);
}
