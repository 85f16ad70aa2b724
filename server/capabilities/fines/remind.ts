/** Reminds the owner to look for fines while something is still held for them. */
import { lockBooking } from '#server/capabilities/bookings/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { toHoldPayload } from './event-payload.ts';
import { fineHoldDue } from './events.ts';
import { amountsOf, toHoldLifecycle } from './guards.ts';
import { isOpen, leftOf } from './rules.ts';
import { finesOfBooking, holdOfBooking } from './sql.ts';

export async function remindOfFines(platform: Platform, { bookingId, day }: { bookingId: string; day: number }): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		await lockBooking(tx, bookingId);
		const hold = await holdOfBooking(tx, bookingId);
		if (!hold || !isOpen(toHoldLifecycle(hold), platform.clock.now())) return;
		if (leftOf(amountsOf(hold), await finesOfBooking(tx, bookingId)) === 0n) return;
		await platform.events.publish(platform, tx, fineHoldDue, { ...(await toHoldPayload(tx, hold)), day });
	});
}
