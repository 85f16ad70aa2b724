/** Saves a car that the caller can see. */
import { MAX_FAVOURITES } from '#contract/favourites.ts';
import { ammanDate } from '#contract/time.ts';
import { carById, carState, isBookable } from '#server/capabilities/cars/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction, lockSubject } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { countFavourites, insertFavourite } from './sql.ts';

export async function addFavourite(platform: Platform, caller: Caller, carId: string): Promise<void> {
	const car = await carById(platform.db, carId);
	const now = platform.clock.now();
	if (!car || !(isBookable(carState(car), ammanDate(now)) || (car.owner_id === caller.userId && car.deleted_at === null)))
		throw refuse('CAR_NOT_FOUND');
	await inTransaction(platform.db, async (tx) => {
		// Serialized per person, so that two calls cannot both take the last place.
		await lockSubject(tx, 'person', caller.userId);
		if ((await countFavourites(tx, caller.userId)) >= MAX_FAVOURITES) throw refuse('FAVOURITES_FULL');
		await insertFavourite(tx, caller.userId, carId, now);
	});
}
