import { ammanDate, ammanIso } from '#contract/time.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { bookingReminder } from './events.ts';
import { dueReminders, type Remindable } from './reminder-rules.ts';
import { listSentReminders, markReminderSent, remindable } from './reminder-sql.ts';
import { type BookingRow, lockBooking } from './sql.ts';
import { toEventPayload } from './transition-booking.ts';

const PAGE = 200;

export async function sendDueReminders(platform: Platform): Promise<void> {
	const now = platform.clock.now();
	for (let after: string | null = null; ; ) {
		const page: BookingRow[] = await remindable(platform.db, now, after, PAGE);
		const rowsToRemind = page.filter((row) => dueReminders(toRemindable(row), now).length > 0);
		const sent = await listSentReminders(
			platform.db,
			rowsToRemind.map(({ id }) => id),
		);
		for (const row of rowsToRemind) {
			if (dueReminders(toRemindable(row), now).some(({ kind }) => !sent.has(`${kind}:${row.id}`))) await remind(platform, row.id);
		}
		after = page.at(-1)?.id ?? null;
		if (page.length < PAGE) return;
	}
}

/** Checked again under the lock: the booking may have been answered, cancelled or completed since. */
async function remind(platform: Platform, bookingId: string): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		const row = await lockBooking(tx, bookingId);
		if (!row) return;
		const now = platform.clock.now();
		for (const { kind, dueAt } of dueReminders(toRemindable(row), now)) {
			if (!(await markReminderSent(tx, bookingId, kind, now))) continue;
			const day = ammanDate(dueAt) === ammanDate(now) ? 'TODAY' : 'TOMORROW';
			await platform.events.publish(platform, tx, bookingReminder, {
				...(await toEventPayload(tx, row)),
				kind,
				dueAt: ammanIso(dueAt),
				day,
			});
		}
	});
}

const toRemindable = (row: BookingRow): Remindable => ({
	status: row.status,
	paidAt: row.paid_at,
	respondBy: row.respond_by,
	confirmedAt: row.confirmed_at,
	startsAt: row.starts_at,
	endsAt: row.ends_at,
	checkedInAt: row.checked_in_at,
	returnedAt: row.returned_at,
	hasOpenNoShow: row.no_show_code !== null && row.no_show_closed_at === null,
});
