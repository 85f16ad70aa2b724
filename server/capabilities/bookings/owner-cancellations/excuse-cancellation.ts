/** An admin found a proven cause: a cancellation no longer counts against its owner. */
import type { Booking } from '#contract/bookings.ts';
import { isOnOwnerSide } from '#server/capabilities/companies/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { invalidateTags } from '#server/platform/database/invalidation.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { presentBookings } from '../present.ts';
import { changeBooking, lockBooking } from '../sql.ts';
import { reviewInstantBook } from './review-instant-book.ts';
import { canBeExcused } from './rules.ts';

export async function excuseCancellation(platform: Platform, caller: Caller, id: string, reason: string): Promise<Booking> {
	return inTransaction(platform.db, async (tx) => {
		const row = await lockBooking(tx, id);
		if (!row) throw refuse('BOOKING_NOT_FOUND');
		// Admins cannot decide about their own bookings.
		if (!canBeExcused(row) || (await isOnOwnerSide(tx, caller.userId, row.owner_id))) throw refuse('EXCUSE_NOT_POSSIBLE');
		const now = platform.clock.now();
		const excused = await changeBooking(tx, id, { excused_at: now, excused_by: caller.userId, excused_reason: reason });
		await audit(platform, tx, {
			actorId: caller.personId,
			action: 'booking.excused',
			subject: 'booking',
			subjectId: id,
			before: { cancelCode: row.cancel_code },
			after: { reason },
		});
		invalidateTags(tx, `car:${row.car_id}`);
		await reviewInstantBook(platform, tx, row.owner_id);
		const [presented] = await presentBookings(tx, [excused], caller, now);
		if (!presented) throw refuse('BOOKING_NOT_FOUND');
		return presented;
	});
}
