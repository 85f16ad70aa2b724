/** What was typed, kept in this browser for one person and one car, so that it survives a reload and a lost session. */
import type { ListingValues } from './values.ts';

export type KeptPhoto = { path: string } | { id: string; url: string };
export type KeptDraft = { values: Partial<ListingValues>; photos: KeptPhoto[] };

/** `car`: its id, or `new`. */
const keyOf = (userId: string, car: string): string => `mishwar:listing:${userId}:${car}`;

export function readDraft(userId: string, car: string): KeptDraft | null {
	try {
		const draft: unknown = JSON.parse(localStorage.getItem(keyOf(userId, car)) ?? 'null');
		return isDraft(draft) ? draft : null;
	} catch {
		// Storage is switched off, or holds what we did not write.
		return null;
	}
}

export function keepDraft(userId: string, car: string, draft: KeptDraft): void {
	try {
		localStorage.setItem(keyOf(userId, car), JSON.stringify(draft));
	} catch {
		// Without storage the form works as any other does.
	}
}

export function forgetDraft(userId: string, car: string): void {
	try {
		localStorage.removeItem(keyOf(userId, car));
	} catch {
		// There was none then.
	}
}

function isDraft(draft: unknown): draft is KeptDraft {
	return typeof draft === 'object' && draft !== null && 'values' in draft && 'photos' in draft && Array.isArray(draft.photos);
}
