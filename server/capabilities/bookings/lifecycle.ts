/** A booking's row as its state machine sees it. */
import type { Booking } from '#contract/bookings.ts';
import type { BookingLifecycle } from './rules.ts';
import type { BookingRow } from './sql.ts';

export function toBookingLifecycle(row: BookingRow): BookingLifecycle {
	const { landsAt } = (row.extras as Booking['extras']).delivery ?? {};
	return {
		status: row.status,
		isPaid: row.paid_at !== null,
		respondBy: row.respond_by,
		holdExpiresAt: row.hold_expires_at,
		startsAt: row.starts_at,
		endsAt: row.ends_at,
		checkedInAt: row.checked_in_at,
		returnedAt: row.returned_at,
		landsAt: landsAt ? new Date(landsAt) : null,
		lateUntil: row.late_until,
		completionWaits: row.completion_waits,
		noShow:
			row.no_show_code && row.no_show_said_at
				? {
						code: row.no_show_code,
						saidAt: row.no_show_said_at,
						contestedAt: row.no_show_contested_at,
						closedAt: row.no_show_closed_at,
					}
				: null,
	};
}
