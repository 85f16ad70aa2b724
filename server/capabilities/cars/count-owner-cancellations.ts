/** Stores on all cars of an owner how many trips the owner cancelled lately, and hides or restores instant book on them; the owner's choice for each car stays. */
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { carChanged } from './events.ts';
import { instantBookPauseOf, type OwnerCancellations, setOwnerCancellations } from './sql.ts';

/** Returns until when instant book was hidden before; null if it was not. */
export async function countOwnerCancellations(
	platform: Platform,
	tx: Transaction,
	ownerId: string,
	counted: OwnerCancellations,
): Promise<Date | null> {
	const before = await instantBookPauseOf(tx, ownerId);
	for (const carId of await setOwnerCancellations(tx, ownerId, counted)) await platform.events.publish(platform, tx, carChanged, { carId });
	return before;
}
