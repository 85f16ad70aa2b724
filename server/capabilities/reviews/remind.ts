/** Reminds each party once to review a trip, while it is possible. */
import { DAY_MS } from '#contract/time.ts';
import { lockBooking, toEventPayload } from '#server/capabilities/bookings/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { reviewDue } from './events.ts';
import { tripOf } from './read-trip.ts';
import { markReminderSent, type Unwritten, unwrittenReviews } from './reminder-sql.ts';
import { WRITE_FOR_MS, writingRefusal } from './rules.ts';
import { reviewsOfBooking } from './sql.ts';

/** One day later: the trip is still fresh, and the handover is finished. */
const REMIND_AFTER_MS = DAY_MS;
/** The latest reminder leaves this much time to write. */
const LAST_CALL_MS = DAY_MS;
const PAGE = 200;

export async function sendDueReminders(platform: Platform): Promise<void> {
	const now = platform.clock.now().getTime();
	const completed = { after: new Date(now - WRITE_FOR_MS + LAST_CALL_MS), until: new Date(now - REMIND_AFTER_MS) };
	// Reminded parties drop out of the query, so each page is the first.
	for (;;) {
		const page = await unwrittenReviews(platform.db, completed, PAGE);
		for (const each of page) await remind(platform, each);
		if (page.length < PAGE) return;
	}
}

async function remind(platform: Platform, { bookingId, side }: Unwritten): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		const booking = await lockBooking(tx, bookingId);
		const now = platform.clock.now();
		if (!booking || !(await markReminderSent(tx, { bookingId, side }, now))) return;
		const hasWritten = (await reviewsOfBooking(tx, bookingId)).some((review) => review.side === side);
		if (writingRefusal(tripOf(booking), hasWritten, now)) return;
		await platform.events.publish(platform, tx, reviewDue, { ...(await toEventPayload(tx, booking)), side });
	});
}
