/** The car that a visitor pressed the heart of: remembered in this tab until they have signed in, for half an hour. */
const KEY = 'mishwar.favourite';
const LIFE_MS = 30 * 60_000;

export function savePendingFavourite(carId: string): void {
	try {
		sessionStorage.setItem(KEY, JSON.stringify({ carId, at: Date.now() }));
	} catch {
		// A browser that keeps nothing still signs in; the heart is then pressed once more.
	}
}

/** Once: it is forgotten by being asked for. */
export function popPendingFavourite(): string | null {
	try {
		const { carId, at } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as { carId?: unknown; at?: unknown };
		sessionStorage.removeItem(KEY);
		return typeof carId === 'string' && typeof at === 'number' && Date.now() - at < LIFE_MS ? carId : null;
	} catch {
		return null;
	}
}
