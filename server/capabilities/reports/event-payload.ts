/** Event payload of a report. */
import type { BookingRow } from '#server/capabilities/bookings/index.ts';
import { carById } from '#server/capabilities/cars/index.ts';
import { toCasePartiesPayload } from '#server/capabilities/cases/index.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import type { ReportEventPayload } from './events.ts';
import type { ReportRow } from './sql.ts';

export async function toEventPayload(tx: Transaction, row: ReportRow, booking: BookingRow): Promise<ReportEventPayload> {
	return {
		reportId: row.id,
		...(await toCasePartiesPayload(tx, { ...booking, booking_id: row.booking_id }, await carById(tx, booking.car_id))),
		kind: row.kind,
		side: row.side,
	};
}
