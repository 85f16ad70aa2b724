/** The timers of bookings. Each looks at the row under its lock; one that finds its work done or moot does nothing. */

import { lookOnceMore, type PaymentPlatform } from '#server/capabilities/payments/index.ts';
import type { PlatformJob } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { handle } from '#server/platform/jobs/jobs.ts';
import type { Recurring } from '#server/platform/jobs/worker.ts';
import { moveBooking } from './move-booking.ts';
import { closeWhenUncontested } from './no-show.ts';
import { standing } from './present.ts';
import { remindAll } from './remind.ts';
import { type BookingEvent, step } from './rules.ts';
import { bookingById, lockBooking } from './sql.ts';
import { closeNoShow, completeRental, expireHold, expireRequest, remindOfBookings } from './timers.ts';

export const bookingJobs = (platform: PaymentPlatform): PlatformJob[] => [
	handle(expireHold, async (_, { bookingId }) => {
		const row = await bookingById(platform.db, bookingId);
		if (row?.status !== 'REQUESTED' || row.paid_at) return;
		await lookOnceMore(platform, bookingId);
		await moveIfPossible(platform, bookingId, 'PAYMENT_TIMEOUT');
	}),
	handle(expireRequest, (_, { bookingId }) => moveIfPossible(platform, bookingId, 'UNANSWERED')),
	handle(closeNoShow, (_, { bookingId }) => closeWhenUncontested(platform, bookingId)),
	handle(remindOfBookings, () => remindAll(platform)),
	handle(completeRental, (_, { bookingId }) => moveIfPossible(platform, bookingId, 'RETURN_PASSED')),
];

export const bookingsRecurring: readonly Recurring[] = [{ name: remindOfBookings.name, match: '*/10 * * * *' }];

async function moveIfPossible(platform: PaymentPlatform, bookingId: string, event: BookingEvent): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		const row = await lockBooking(tx, bookingId);
		if (!row || 'refusal' in step(standing(row), event, platform.clock.now())) return;
		await moveBooking(platform, tx, row, event, { actorId: null });
	});
}
