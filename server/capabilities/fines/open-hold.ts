/** The deposit was closed and a part of it stays held for fines; in the transaction of the settlement, under the booking's lock. */
import { parseFils } from '#contract/money.ts';
import { bookingById } from '#server/capabilities/bookings/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { toHoldPayload } from './event-payload.ts';
import { fineHoldOpened } from './events.ts';
import { endHold, remindOwner } from './jobs.ts';
import { remindersAt, tripTimes } from './rules.ts';
import { holdOfBooking, insertHold } from './sql.ts';

export async function onDepositHeldForFines(
	platform: Platform,
	tx: Transaction,
	fineHold: { bookingId: string; heldJod: string; until: string },
): Promise<void> {
	const { bookingId } = fineHold;
	const booking = await bookingById(tx, bookingId);
	if (!booking) throw new Error(`booking ${bookingId} is settled and not there`);
	const now = platform.clock.now();
	const until = new Date(fineHold.until);
	await insertHold(tx, {
		booking_id: bookingId,
		owner_id: booking.owner_id,
		renter_id: booking.renter_id,
		car_id: booking.car_id,
		held_fils: parseFils(fineHold.heldJod),
		opened_at: now,
		until,
	});
	await enqueue(tx, endHold, { bookingId }, { runAt: until, key: `fine-hold-${bookingId}` });
	for (const { day, at } of remindersAt(tripTimes(booking).to, { until, now }))
		await enqueue(tx, remindOwner, { bookingId, day }, { runAt: at, key: `fine-remind-${bookingId}-${day}` });
	const hold = await holdOfBooking(tx, bookingId);
	if (hold) await platform.events.publish(platform, tx, fineHoldOpened, await toHoldPayload(tx, hold));
}
