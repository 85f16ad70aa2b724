/** Number of the last event that this browser received, stored so that the next page or tab resumes after it. */

const KEY = 'live-position';
/** After this time a resume would cost more than refetching the displayed data. */
const MAX_AGE_MS = 60_000;

type StoredPosition = { userId: string; id: string; at: number };

/** Null: the next stream starts at the current position. */
export function savePosition(userId: string, id: string | null): void {
	const stored: StoredPosition | null = id === null ? null : { userId, id, at: Date.now() };
	localStorage.setItem(KEY, JSON.stringify(stored));
}

export function getPosition(userId: string): string | null {
	try {
		const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<StoredPosition> | null;
		const isUsable = stored?.userId === userId && Date.now() - (stored.at ?? 0) < MAX_AGE_MS;
		return isUsable && /^\d{1,18}$/.test(stored.id ?? '') ? (stored.id ?? null) : null;
	} catch {
		return null;
	}
}
