/** Marks the car as handed over; from now on the booking cannot be cancelled. */
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { type BookingRow, changeBooking } from './sql.ts';

/** `row` must have been read under the booking's lock. */
export async function markCheckedIn(
	platform: Platform,
	tx: Transaction,
	row: BookingRow,
	by: { actorId: string; checkedInAt: Date },
): Promise<BookingRow> {
	if (row.status !== 'CONFIRMED' || row.checked_in_at !== null) throw refuse('HANDOVER_CLOSED');
	// A renter who received the car was present: an open no-show report becomes moot.
	const isMoot = row.no_show_code !== null && row.no_show_closed_at === null;
	const begun = await changeBooking(tx, row.id, {
		checked_in_at: by.checkedInAt,
		...(isMoot && { no_show_closed_at: platform.clock.now() }),
	});
	await audit(platform, tx, {
		actorId: by.actorId,
		action: 'booking.checked_in',
		subject: 'booking',
		subjectId: row.id,
		before: { checkedInAt: null },
		after: { checkedInAt: by.checkedInAt.toISOString() },
	});
	return begun;
}
