/** One party of a completed trip reviews the other. It is published when both have written or after ten days. */
import type { TripReviews } from '#contract/reviews.ts';
import { lockBooking, toEventPayload } from '#server/capabilities/bookings/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { assertNoContacts } from '#server/platform/contacts/mask-contacts.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller, SaveResponse } from '#server/platform/http/route.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { reviewReceived } from './events.ts';
import { revealTrip } from './jobs.ts';
import { readTrip, sideOf, tripOf } from './read-trip.ts';
import { revealReviews } from './reveal-reviews.ts';
import { isRevealed, revealsAt, writingRefusal } from './rules.ts';
import { insertReview, reviewsOfBooking } from './sql.ts';

export async function writeReview(
	platform: Platform,
	caller: Caller,
	bookingId: string,
	{ rating, text }: { rating: number; text: string },
	saveResponse: SaveResponse,
): Promise<TripReviews> {
	return inTransaction(platform.db, async (tx) => {
		const booking = await lockBooking(tx, bookingId);
		const side = sideOf(booking, caller);
		if (!booking || !side) throw refuse('BOOKING_NOT_FOUND');
		assertNoContacts({ text }, caller.lang);
		const now = platform.clock.now();
		const before = await reviewsOfBooking(tx, bookingId);
		const trip = tripOf(booking);
		const refusal = writingRefusal(
			trip,
			before.some((review) => review.side === side),
			now,
		);
		if (refusal) throw refuse(refusal);
		// Only completed trips can be reviewed.
		const completedAt = trip.completedAt ?? now;
		const { id } = await insertReview(tx, {
			...{ booking_id: bookingId, side, rating, body: text, car_id: booking.car_id, created_at: now, reveals_at: revealsAt(completedAt) },
			author_id: caller.userId,
			subject_id: side === 'RENTER' ? booking.owner_id : booking.renter_id,
		});
		await audit(platform, tx, {
			...{ actorId: caller.personId, action: 'review.written', subject: 'review', subjectId: id },
			after: { side },
		});
		const readable = isRevealed(completedAt, before.length + 1, now);
		if (readable) await revealReviews(platform, tx, bookingId);
		else await enqueue(tx, revealTrip, { bookingId }, { runAt: revealsAt(completedAt), key: `reveal-reviews-${bookingId}` });
		await platform.events.publish(platform, tx, reviewReceived, { ...(await toEventPayload(tx, booking)), side, readable });
		const answer = await readTrip(platform, tx, booking, caller);
		await saveResponse(tx, answer);
		return answer;
	});
}
