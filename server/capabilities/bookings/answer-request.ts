/** The owner accepts or declines a paid request. */
import type { Booking } from '#contract/bookings.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller, SaveResponse } from '#server/platform/http/route.ts';
import { presentBookings } from './present.ts';
import { findAlternativesFor } from './rebooking/find-alternatives.ts';
import { lockBooking } from './sql.ts';
import { transitionBooking } from './transition-booking.ts';

export async function answerRequest(
	platform: Platform,
	caller: Caller,
	id: string,
	answer: { event: 'ACCEPT' | 'DECLINE'; reason?: string; saveResponse?: SaveResponse },
): Promise<Booking> {
	const alternatives = answer.event === 'DECLINE' ? await findAlternativesFor(platform, id, caller.userId) : [];
	return inTransaction(platform.db, async (tx) => {
		const row = await lockBooking(tx, id);
		// Also not a request of their own, made before they joined the office.
		if (row?.owner_id !== caller.userId || row.renter_id === caller.personId) throw refuse('BOOKING_NOT_FOUND');
		const moved = await transitionBooking(platform, tx, row, answer.event, {
			actorId: caller.personId,
			alternatives,
			...(answer.reason ? { reason: answer.reason } : {}),
		});
		const [presented] = await presentBookings(tx, [moved], caller, platform.clock.now());
		if (!presented) throw refuse('BOOKING_NOT_FOUND');
		await answer.saveResponse?.(tx, presented);
		return presented;
	});
}
