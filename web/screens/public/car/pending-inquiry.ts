/** The car that a visitor wanted to ask its owner about: remembered in this tab until they have signed in, for half an hour. */
const KEY = 'mishwar.question';
const LIFE_MS = 30 * 60_000;

export function savePendingInquiry(carId: string): void {
	try {
		sessionStorage.setItem(KEY, JSON.stringify({ carId, at: Date.now() }));
	} catch {
		// A browser that keeps nothing still signs in; the button is then pressed once more.
	}
}

/** Whether there is one, of whatever car. */
export function hasPendingInquiry(): boolean {
	try {
		return sessionStorage.getItem(KEY) !== null;
	} catch {
		return false;
	}
}

/** Whether it was this car. Once: it is forgotten by being asked for. */
export function popPendingInquiry(carId: string): boolean {
	try {
		const stored = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as { carId?: unknown; at?: unknown };
		sessionStorage.removeItem(KEY);
		return stored.carId === carId && typeof stored.at === 'number' && Date.now() - stored.at < LIFE_MS;
	} catch {
		return false;
	}
}
