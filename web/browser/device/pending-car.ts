/** The car that a visitor wanted to do something with, stored in this tab for half an hour until they have signed in. */

const LIFE_MS = 30 * 60_000;

export type PendingCar = {
	save(carId: string): void;
	/** Whether any car is stored. */
	exists(): boolean;
	/** Reads and removes it; null if there is none, or if it is too old. */
	pop(): string | null;
};

/** If the browser blocks storage, signing in still works, but the button must be pressed again. */
function pendingCar(key: string): PendingCar {
	return {
		save: (carId) => {
			attempt(() => sessionStorage.setItem(key, JSON.stringify({ carId, at: Date.now() })), undefined);
		},
		exists: () => attempt(() => sessionStorage.getItem(key) !== null, false),
		pop: () =>
			attempt(() => {
				const stored = sessionStorage.getItem(key) ?? '{}';
				sessionStorage.removeItem(key);
				const { carId, at } = JSON.parse(stored) as { carId?: unknown; at?: unknown };
				return typeof carId === 'string' && typeof at === 'number' && Date.now() - at < LIFE_MS ? carId : null;
			}, null),
	};
}

function attempt<T>(use: () => T, otherwise: T): T {
	try {
		return use();
	} catch {
		return otherwise;
	}
}

/** To be saved as a favourite. */
export const pendingFavourite = pendingCar('mishwar.favourite');
/** To message its owner. */
export const pendingInquiry = pendingCar('mishwar.question');
