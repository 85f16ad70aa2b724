/** Publishes the reviews of a trip and lets them count. */
import { lockBooking, toEventPayload } from '#server/capabilities/bookings/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { countReviews } from './count-reviews.ts';
import { reviewReceived } from './events.ts';
import { isPublic } from './rules.ts';
import { changeReview, overdueReveals, type ReviewRow, reviewsOfBooking } from './sql.ts';

/** Call under the booking's lock. Returns the reviews that were published now; one that an admin has hidden does not count. */
export async function revealReviews(platform: Platform, tx: Transaction, bookingId: string): Promise<ReviewRow[]> {
	const now = platform.clock.now();
	const waiting = (await reviewsOfBooking(tx, bookingId)).filter((review) => review.revealed_at === null);
	const shown: ReviewRow[] = [];
	for (const { id } of waiting) shown.push(await changeReview(tx, id, { revealed_at: now }));
	await countReviews(platform, tx, shown.filter(isPublic), 1);
	return shown;
}

/** Called by the timer, ten days after the trip: publishes what has been written. */
export async function revealWhenDue(platform: Platform, bookingId: string): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		const booking = await lockBooking(tx, bookingId);
		const [first] = await reviewsOfBooking(tx, bookingId);
		if (!booking || !first || platform.clock.now() < first.reveals_at) return;
		for (const { side } of (await revealReviews(platform, tx, bookingId)).filter(isPublic)) {
			await platform.events.publish(platform, tx, reviewReceived, {
				...(await toEventPayload(tx, booking)),
				side: side === 'OWNER' ? 'OWNER' : 'RENTER',
				readable: true,
			});
		}
	});
}

export async function revealAllOverdue(platform: Platform): Promise<void> {
	for (const bookingId of await overdueReveals(platform.db, platform.clock.now())) await revealWhenDue(platform, bookingId);
}
