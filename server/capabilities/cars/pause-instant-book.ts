/** Hides instant book on all cars of an owner, or shows it again; what the owner chose for each car stays. */
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { carChanged } from './events.ts';
import { instantBookPauseOf, setInstantBookPause } from './sql.ts';

/** Returns until when it was hidden before; null if it was not. */
export async function pauseInstantBook(platform: Platform, tx: Transaction, ownerId: string, until: Date | null): Promise<Date | null> {
	const before = await instantBookPauseOf(tx, ownerId);
	for (const carId of await setInstantBookPause(tx, ownerId, until)) await platform.events.publish(platform, tx, carChanged, { carId });
	return before;
}
