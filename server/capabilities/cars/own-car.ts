/** Access to the caller's own car: a car that is not theirs, or is deleted, is reported as missing. */
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { carSubmitted } from './events.ts';
import { type CarRow, carById, changeCar, lockCar } from './sql.ts';

/** For reading, and before slow work on uploads. Throws CAR_NOT_FOUND. */
export async function getOwnCar(db: Queryable, caller: Caller, carId: string): Promise<CarRow> {
	return assertOwner(await carById(db, carId), caller);
}

/** For changes: locks the row until the transaction ends. Throws CAR_NOT_FOUND. */
export async function lockOwnCarForUpdate(tx: Transaction, caller: Caller, carId: string): Promise<CarRow> {
	return assertOwner(await lockCar(tx, carId), caller);
}

function assertOwner(car: CarRow | undefined, caller: Caller): CarRow {
	if (car?.owner_id !== caller.userId || car.deleted_at !== null) throw refuse('CAR_NOT_FOUND');
	return car;
}

/** A draft is submitted automatically once it has a photo and a price; then an admin may review it. */
export async function submitIfComplete(platform: Platform, tx: Transaction, caller: Caller, carId: string): Promise<void> {
	const car = await carById(tx, carId);
	if (!car || car.submitted_at !== null || car.daily_rate_fils === null || car.photos.length === 0) return;
	const now = platform.clock.now();
	await changeCar(tx, carId, { submitted_at: now }, now);
	await platform.events.publish(platform, tx, carSubmitted, { carId, ownerId: car.owner_id, carTitle: car.title });
	await audit(platform, tx, { actorId: caller.personId, action: 'car.submitted', subject: 'car', subjectId: carId });
}
