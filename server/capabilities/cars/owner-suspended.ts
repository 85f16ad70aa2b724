/** A suspended owner's cars leave search and cannot be booked; they are back with their owner. In the transaction of the suspension. */
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { carChanged } from './news.ts';
import { markOwnerSuspended } from './sql.ts';

type Facts = { userId: string };

export const hideCarsOf = (platform: Platform, tx: Transaction, facts: Facts): Promise<void> => mark(platform, tx, facts, true);
export const showCarsOf = (platform: Platform, tx: Transaction, facts: Facts): Promise<void> => mark(platform, tx, facts, false);

async function mark(platform: Platform, tx: Transaction, { userId }: Facts, suspended: boolean): Promise<void> {
	for (const carId of await markOwnerSuspended(tx, userId, suspended)) await platform.news.publish(platform, tx, carChanged, { carId });
}
