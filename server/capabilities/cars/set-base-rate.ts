/** The owner sets the daily price. Existing bookings keep their own price. */
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { carChanged } from './events.ts';
import { lockOwnCarForUpdate, submitIfComplete } from './own-car.ts';
import { applyPriceRules } from './price-rules/apply.ts';
import { type CarRow, upsertBaseRate } from './sql.ts';

/** `minDays`: the shortest rental; unchanged if left out. */
type Rate = { dailyRateFils: bigint; minDays?: number | undefined };

export async function setBaseRate(platform: Platform, caller: Caller, carId: string, rate: Rate): Promise<{ minDays: number }> {
	return inTransaction(platform.db, async (tx) => setLockedRate(platform, tx, caller, await lockOwnCarForUpdate(tx, caller, carId), rate));
}

/** The same for a car whose row the caller has locked. */
export async function setLockedRate(
	platform: Platform,
	tx: Transaction,
	caller: Caller,
	car: CarRow,
	rate: Rate,
): Promise<{ minDays: number }> {
	const minDays = rate.minDays ?? car.min_days ?? 1;
	await upsertBaseRate(tx, car.id, rate.dailyRateFils, minDays);
	await applyPriceRules(platform, tx, car.id);
	await audit(platform, tx, {
		actorId: caller.personId,
		action: 'car.priced',
		subject: 'car',
		subjectId: car.id,
		before: { dailyRateFils: car.daily_rate_fils?.toString() ?? null },
		after: { dailyRateFils: rate.dailyRateFils.toString() },
	});
	await submitIfComplete(platform, tx, caller, car.id);
	await platform.events.publish(platform, tx, carChanged, { carId: car.id });
	return { minDays };
}
