/** The number of the last event that this browser has, kept so that the next page, or another tab, goes on after it. */

const KEY = 'live-position';
/** Older than this it would bring more than it is worth: what is shown is read anew instead. */
const WORTH_MS = 60_000;

type Kept = { userId: string; id: string; at: number };

export function keepPosition(userId: string, id: string): void {
	const kept: Kept = { userId, id, at: Date.now() };
	localStorage.setItem(KEY, JSON.stringify(kept));
}

export function keptPosition(userId: string): string | null {
	try {
		const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Kept> | null;
		const isWorth = kept?.userId === userId && Date.now() - (kept.at ?? 0) < WORTH_MS;
		return isWorth && /^\d{1,18}$/.test(kept.id ?? '') ? (kept.id ?? null) : null;
	} catch {
		return null;
	}
}
