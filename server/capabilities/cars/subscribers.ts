/** Cars of a suspended owner leave search and cannot be booked; they return with their owner. In the transaction of the suspension. */
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { carChanged } from './events.ts';
import { markOwnerSuspended } from './sql.ts';

type OwnerPayload = { userId: string };

export const onUserSuspended = (platform: Platform, tx: Transaction, payload: OwnerPayload): Promise<void> =>
	mark(platform, tx, payload, true);
export const onUserReinstated = (platform: Platform, tx: Transaction, payload: OwnerPayload): Promise<void> =>
	mark(platform, tx, payload, false);

async function mark(platform: Platform, tx: Transaction, { userId }: OwnerPayload, suspended: boolean): Promise<void> {
	for (const carId of await markOwnerSuspended(tx, userId, suspended)) await platform.events.publish(platform, tx, carChanged, { carId });
}
