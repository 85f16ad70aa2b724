/**
 * Cars of a suspended owner leave search and cannot be booked; they return with their owner. The same applies to cars of a company while its permit is over.
 * Runs in the transaction of the change.
 */
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { carChanged } from './events.ts';
import { idsOfOwner, lockCar, markOwnerSuspended } from './sql.ts';

type OwnerPayload = { userId: string };

export const onUserSuspended = (platform: Platform, tx: Transaction, payload: OwnerPayload): Promise<void> =>
	mark(platform, tx, payload, true);
export const onUserReinstated = (platform: Platform, tx: Transaction, payload: OwnerPayload): Promise<void> =>
	mark(platform, tx, payload, false);

async function mark(platform: Platform, tx: Transaction, { userId }: OwnerPayload, suspended: boolean): Promise<void> {
	for (const carId of await markOwnerSuspended(tx, userId, suspended)) await platform.events.publish(platform, tx, carChanged, { carId });
}

/** Locks each car, so that a change of it that is being made does not bring it back. */
export async function onCompanyLicenceChanged(platform: Platform, tx: Transaction, { ownerId }: { ownerId: string }): Promise<void> {
	for (const carId of await idsOfOwner(tx, ownerId)) {
		await lockCar(tx, carId);
		await platform.events.publish(platform, tx, carChanged, { carId });
	}
}
