/** The car whose owner a visitor wants to message, stored in this tab for half an hour until they have signed in. */
const KEY = 'mishwar.question';
const LIFE_MS = 30 * 60_000;

export function savePendingInquiry(carId: string): void {
	try {
		sessionStorage.setItem(KEY, JSON.stringify({ carId, at: Date.now() }));
	} catch {
		// If storage is blocked, signing in still works; the button must be pressed again.
	}
}

/** Whether there is one for any car. */
export function hasPendingInquiry(): boolean {
	try {
		return sessionStorage.getItem(KEY) !== null;
	} catch {
		return false;
	}
}

/** Whether it was this car. Reading removes it. */
export function popPendingInquiry(carId: string): boolean {
	try {
		const stored = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as { carId?: unknown; at?: unknown };
		sessionStorage.removeItem(KEY);
		return stored.carId === carId && typeof stored.at === 'number' && Date.now() - stored.at < LIFE_MS;
	} catch {
		return false;
	}
}
