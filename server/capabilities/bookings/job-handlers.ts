/** Job handlers of bookings. Each checks the row under its lock and does nothing if the work is done or no longer needed. */

import type { AlternativeCar } from '#contract/rebooking.ts';
import { type PaymentPlatform, recheckBeforeExpiry } from '#server/capabilities/payments/index.ts';
import type { PlatformJob } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { handle } from '#server/platform/jobs/jobs.ts';
import type { Recurring } from '#server/platform/jobs/worker.ts';
import { expireDueChange } from './changes/close-change.ts';
import { closeNoShow, completeRental, expireChange, expireHold, expireRequest, reviewInstantBookJob, sendRemindersJob } from './jobs.ts';
import { closeWhenUncontested } from './no-show.ts';
import { reviewInstantBook } from './owner-cancellations/review-instant-book.ts';
import { findAlternativesFor } from './rebooking/find-alternatives.ts';
import { type BookingTransition, toBookingLifecycle, transition } from './rules.ts';
import { sendDueReminders } from './send-reminders.ts';
import { bookingById, lockBooking } from './sql.ts';
import { transitionBooking } from './transition-booking.ts';

export const bookingJobs = (platform: PaymentPlatform): PlatformJob[] => [
	handle(expireHold, async (_, { bookingId }) => {
		const row = await bookingById(platform.db, bookingId);
		if (row?.status !== 'REQUESTED' || row.paid_at) return;
		await recheckBeforeExpiry(platform, { bookingId });
		await moveIfPossible(platform, bookingId, 'PAYMENT_TIMEOUT');
	}),
	handle(expireRequest, async (_, { bookingId }) => {
		await moveIfPossible(platform, bookingId, 'UNANSWERED', await findAlternativesFor(platform, bookingId));
	}),
	handle(closeNoShow, (_, { bookingId }) => closeWhenUncontested(platform, bookingId)),
	handle(expireChange, (_, { changeId }) => expireDueChange(platform, changeId)),
	handle(reviewInstantBookJob, (_, { ownerId }) => inTransaction(platform.db, (tx) => reviewInstantBook(platform, tx, ownerId))),
	handle(sendRemindersJob, () => sendDueReminders(platform)),
	handle(completeRental, (_, { bookingId }) => moveIfPossible(platform, bookingId, 'RETURN_PASSED')),
];

export const bookingsRecurring: readonly Recurring[] = [{ name: sendRemindersJob.name, match: '*/10 * * * *' }];

async function moveIfPossible(
	platform: PaymentPlatform,
	bookingId: string,
	event: BookingTransition,
	alternatives: readonly AlternativeCar[] = [],
): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		const row = await lockBooking(tx, bookingId);
		if (!row || 'refusal' in transition(toBookingLifecycle(row), event, platform.clock.now())) return;
		await transitionBooking(platform, tx, row, event, { actorId: null, alternatives });
	});
}
