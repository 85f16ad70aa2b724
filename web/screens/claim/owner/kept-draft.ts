/** What was typed, kept in this browser for one person and one booking, so that it survives a reload and a lost session. */
import type { ClaimValues } from './values.ts';

export type KeptClaim = { values: ClaimValues; paths: string[] };

const keyOf = (userId: string, bookingId: string): string => `mishwar:claim:${userId}:${bookingId}`;

export function readDraft(userId: string, bookingId: string): KeptClaim | null {
	try {
		const draft: unknown = JSON.parse(localStorage.getItem(keyOf(userId, bookingId)) ?? 'null');
		return isDraft(draft) ? draft : null;
	} catch {
		// Storage is switched off, or holds what we did not write.
		return null;
	}
}

export function keepDraft(userId: string, bookingId: string, draft: KeptClaim): void {
	try {
		localStorage.setItem(keyOf(userId, bookingId), JSON.stringify(draft));
	} catch {
		// Without storage the form works as any other does.
	}
}

export function forgetDraft(userId: string, bookingId: string): void {
	try {
		localStorage.removeItem(keyOf(userId, bookingId));
	} catch {
		// There was none then.
	}
}

function isDraft(draft: unknown): draft is KeptClaim {
	if (typeof draft !== 'object' || draft === null || !('values' in draft) || !('paths' in draft) || !Array.isArray(draft.paths))
		return false;
	const { values } = draft;
	return typeof values === 'object' && values !== null && 'lines' in values && Array.isArray(values.lines) && 'note' in values;
}
