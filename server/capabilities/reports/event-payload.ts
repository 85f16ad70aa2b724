/** Event payload of a report. */
import type { BookingRow } from '#server/capabilities/bookings/index.ts';
import { carById } from '#server/capabilities/cars/index.ts';
import { namesOf } from '#server/capabilities/identity/index.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import type { ReportEventPayload } from './events.ts';
import type { ReportRow } from './sql.ts';

export async function toEventPayload(tx: Transaction, row: ReportRow, booking: BookingRow): Promise<ReportEventPayload> {
	const car = await carById(tx, booking.car_id);
	const nameOf = await namesOf(tx, [booking.owner_id, booking.renter_id]);
	return {
		reportId: row.id,
		bookingId: row.booking_id,
		ownerId: booking.owner_id,
		renterId: booking.renter_id,
		ownerName: nameOf(booking.owner_id),
		renterName: nameOf(booking.renter_id),
		carTitle: car?.title ?? '',
		kind: row.kind,
		side: row.side,
	};
}
