/** Charges that follow from the handover records of a booking. Based on the owner's records, since the owner would claim; on the renter's return record until the owner has made one. */
import type { HandoverCharges } from '#contract/handover.ts';
import { formatFils } from '#contract/money.ts';
import { type BookingRow, parseBookingAgreement } from '#server/capabilities/bookings/index.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { type Charges, charges, type Terms, termsOf } from './rules.ts';
import { type RecordRow, recordsOf, recordsOfBookings } from './sql.ts';

export type BookingCharges = Charges & { byOwner: boolean };

/** Amounts in fils. Null if the handover or the return was not recorded. */
export async function chargesOfBooking(db: Queryable, booking: BookingRow): Promise<BookingCharges | null> {
	const terms = termsOf(booking, parseBookingAgreement(booking));
	return chargesOf(await recordsOf(db, booking.id), terms, booking);
}

/** The same for several bookings at once. */
export async function chargesOfBookings(db: Queryable, bookings: readonly BookingRow[]): Promise<Map<string, BookingCharges | null>> {
	const ids = bookings.map((booking) => booking.id);
	const records = Map.groupBy(await recordsOfBookings(db, ids), (record) => record.booking_id);
	return new Map(
		bookings.map((booking) => [
			booking.id,
			chargesOf(records.get(booking.id) ?? [], termsOf(booking, parseBookingAgreement(booking)), booking),
		]),
	);
}

export function chargesOf(records: readonly RecordRow[], terms: Terms, booking: BookingRow): BookingCharges | null {
	const find = (phase: string, side: string) => records.find((record) => record.phase === phase && record.side === side);
	const checkIn = find('CHECK_IN', 'OWNER');
	const byOwner = find('CHECK_OUT', 'OWNER');
	const checkOut = byOwner ?? find('CHECK_OUT', 'RENTER');
	if (!checkIn || !checkOut) return null;
	const reading = (row: RecordRow) => ({ odometerKm: row.odometer_km, fuelEighths: row.fuel_eighths });
	const made = charges(terms, reading(checkIn), { ...reading(checkOut), at: booking.returned_at ?? checkOut.recorded_at });
	return { ...made, byOwner: byOwner !== undefined };
}

export function presentCharges(made: BookingCharges): HandoverCharges {
	return {
		drivenKm: made.drivenKm,
		includedKm: made.includedKm,
		lateMinutes: made.lateMinutes,
		lines: made.lines.map(({ kind, quantity, rateFils, fils }) => ({
			kind,
			quantity,
			rateJod: formatFils(rateFils),
			amountJod: formatFils(fils),
		})),
		totalJod: formatFils(made.totalFils),
		byOwner: made.byOwner,
	};
}
