/** Figures from bookings about a car and its owner, stored with the car for its cards and for the order "recommended". */
import type { Platform } from '#server/platform/context/platform.ts';
import { invalidateTags } from '#server/platform/database/invalidation.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { carChanged } from './events.ts';
import { updateAnswerHours, updateCompletedTrips } from './sql.ts';

export async function setCompletedTrips(platform: Platform, tx: Transaction, carId: string, trips: number): Promise<void> {
	if (await updateCompletedTrips(tx, carId, trips)) await announce(platform, tx, carId);
}

/** On all cars of the owner; null if it is not known. */
export async function setAnswerHours(platform: Platform, tx: Transaction, ownerId: string, hours: number | null): Promise<void> {
	for (const carId of await updateAnswerHours(tx, ownerId, hours)) await announce(platform, tx, carId);
}

async function announce(platform: Platform, tx: Transaction, carId: string): Promise<void> {
	invalidateTags(tx, `car:${carId}`);
	await platform.events.publish(platform, tx, carChanged, { carId });
}
