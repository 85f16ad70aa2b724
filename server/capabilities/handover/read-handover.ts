/** Handover state as one person sees it: the records of both sides, the renter's code, and what may be recorded now. */
import { damageMarks } from '#contract/damage-marks.ts';
import type { Handover, HandoverRecord, HandoverSide } from '#contract/handover.ts';
import { formatFils } from '#contract/money.ts';
import { ammanIso } from '#contract/time.ts';
import {
	type BookingRow,
	bookingById,
	handoverActions,
	handoverOpensAt,
	handoverSideFor,
	parseBookingAgreement,
	tripOf,
} from '#server/capabilities/bookings/index.ts';
import { carById } from '#server/capabilities/cars/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { type PhotoRequest, servePhotoIf } from '#server/platform/files/private-photos.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { chargesOf, presentCharges } from './booking-charges.ts';
import { codeDigits, isLocked } from './code.ts';
import { termsOf } from './rules.ts';
import { bookingOfPhoto, type CodeRow, codeOf, type RecordRow, recordsOf } from './sql.ts';

export async function readHandover(platform: Platform, caller: Caller, bookingId: string): Promise<Handover> {
	const booking = await bookingById(platform.db, bookingId);
	const side = booking ? handoverSideFor(booking, caller, platform.clock.now()) : null;
	if (!booking || !(side || isAdmin(caller))) throw refuse('BOOKING_NOT_FOUND');
	const [car, records, code] = await Promise.all([
		carById(platform.db, booking.car_id),
		recordsOf(platform.db, bookingId),
		codeOf(platform.db, bookingId),
	]);
	if (!car) throw refuse('BOOKING_NOT_FOUND');
	const agreement = parseBookingAgreement(booking);
	const terms = termsOf(booking, agreement);
	const made = chargesOf(records, terms, booking);
	const isDone = (phase: string) => records.some((record) => record.phase === phase && record.side === side);
	return {
		bookingId,
		side,
		status: booking.status,
		opensAt: ammanIso(handoverOpensAt(booking.starts_at)),
		checkedInAt: booking.checked_in_at && ammanIso(booking.checked_in_at),
		returnedAt: booking.returned_at && ammanIso(booking.returned_at),
		...codeFor(platform, side, booking, code),
		fuel: car.fuel,
		bodyType: agreement.car.bodyType,
		terms: {
			days: terms.days,
			kmPerDay: terms.kmPerDay,
			extraKmJod: formatFils(terms.extraKmFils),
			fuelEighthJod: formatFils(terms.fuelEighthFils),
		},
		records: records.map(presentRecord),
		charges: made && presentCharges(made),
		allowedActions: handoverActions(tripOf(booking), side ?? 'NONE', platform.clock.now()).filter((phase) => !isDone(phase)),
	};
}

/** Only the renter sees the digits; both see that the code is locked. Neither is needed after the handover. */
function codeFor(platform: Platform, side: HandoverSide | null, booking: BookingRow, code: CodeRow | undefined) {
	const isNeeded = booking.status === 'CONFIRMED' && booking.checked_in_at === null;
	if (!code || !side || !isNeeded) return { code: null, codeLocked: false };
	const codeLocked = isLocked(code);
	return { code: side === 'RENTER' && !codeLocked ? codeDigits(platform, code) : null, codeLocked };
}

export function presentRecord(row: RecordRow): HandoverRecord {
	return {
		phase: row.phase,
		side: row.side,
		odometerKm: row.odometer_km,
		fuelEighths: row.fuel_eighths,
		notes: row.notes,
		damageMarks: damageMarks.parse(row.damage_marks),
		recordedAt: ammanIso(row.recorded_at),
		receivedAt: ammanIso(row.received_at),
		photos: row.photos.map(({ object_id, shot, sha256 }) => ({
			shot,
			url: `/objects/handover/${object_id}`,
			sha256,
		})),
	};
}

/** One photo of a handover, for its parties and admins; others get 404. */
export async function readPhoto(platform: Platform, caller: Caller, request: PhotoRequest): Promise<Response> {
	const bookingId = await bookingOfPhoto(platform.db, request.id);
	const booking = bookingId ? await bookingById(platform.db, bookingId) : undefined;
	const mayRead = booking !== undefined && (isAdmin(caller) || handoverSideFor(booking, caller, platform.clock.now()) !== null);
	return servePhotoIf(mayRead, platform, request);
}
