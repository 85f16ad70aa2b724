/** The car that a visitor wants to save, stored in this tab for half an hour until they have signed in. */
const KEY = 'mishwar.favourite';
const LIFE_MS = 30 * 60_000;

export function savePendingFavourite(carId: string): void {
	try {
		sessionStorage.setItem(KEY, JSON.stringify({ carId, at: Date.now() }));
	} catch {
		// If storage is blocked, signing in still works; the button must be pressed again.
	}
}

/** Reads and removes it. */
export function popPendingFavourite(): string | null {
	try {
		const { carId, at } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as { carId?: unknown; at?: unknown };
		sessionStorage.removeItem(KEY);
		return typeof carId === 'string' && typeof at === 'number' && Date.now() - at < LIFE_MS ? carId : null;
	} catch {
		return null;
	}
}
