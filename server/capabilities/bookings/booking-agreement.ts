/** The agreement of a booking: the only place where `bookings.policy_snapshot` is written and read. */
import { sql } from 'kysely';
import { type BookingAgreement, bookingAgreement } from '#contract/booking-agreement.ts';
import { type BookedOffice, bookedOffice } from '#contract/companies.ts';
import type { ExtraKind } from '#contract/extras.ts';
import { parseFils } from '#contract/money.ts';
import { booksInstantly, extendsByItself } from '#server/capabilities/cars/index.ts';
import { BookingAgreementError } from './agreement-error.ts';
import type { Price } from './price.ts';
import { type BookableCar, toPriceLine } from './quote.ts';
import type { BookingRow } from './sql.ts';

/** Throws BookingAgreementError; no default ever replaces a term. */
export const parseBookingAgreement = (booking: Pick<BookingRow, 'id' | 'policy_snapshot'>): BookingAgreement =>
	checkAgreement(booking.id, booking.policy_snapshot);

/** The column's value for a new booking, from its car, the settings in force and its price. */
export function serializeBookingAgreement(bookingId: string, { car, settings }: BookableCar, price: Price): string {
	const discount = price.lines.find((line) => line.kind === 'DISCOUNT');
	const has = (extra: ExtraKind) => price.lines.some((line) => line.kind === 'EXTRA' && line.extra === extra);
	const agreement = {
		cancellationPolicy: car.cancellation_policy,
		depositMode: settings.depositMode,
		platformFeePercent: settings.platformFeePercent,
		mileageLimitPerDay: has('UNLIMITED_KM') ? 0 : car.mileage_limit_km_per_day,
		extraKmFils: car.extra_km_fils,
		// A renter who prepaid the fuel owes nothing for a tank that is not full.
		fuelEighthFils: has('PREPAID_FUEL') ? 0 : car.fuel_eighth_fils,
		claimWindowHours: settings.claimWindowHours,
		claimAnswerHours: settings.claimAnswerHours,
		fineHold: settings.fineHoldJod > 0 ? { holdFils: Number(parseFils(String(settings.fineHoldJod))), days: settings.fineHoldDays } : null,
		instantBook: booksInstantly(car),
		extendsByItself: extendsByItself(car),
		turnaroundMinutes: car.turnaround_minutes,
		discount: discount ? { days: discount.tierDays, percent: discount.percent } : null,
		priceLines: price.lines.map(toPriceLine),
		car: { color: car.color, bodyType: car.body_type, fuel: car.fuel, seats: car.seats },
	};
	return serializeAgreement(bookingId, agreement);
}

/** The column's value. Throws BookingAgreementError for one that could not be parsed again. */
export const serializeAgreement = (bookingId: string, agreement: unknown): string => JSON.stringify(checkAgreement(bookingId, agreement));

/** For statistics over many bookings, which are counted in SQL; no amount depends on it. */
export const isInstantSql = sql<boolean>`(policy_snapshot->'instantBook')::boolean`;

function checkAgreement(bookingId: string, agreement: unknown): BookingAgreement {
	const result = bookingAgreement.safeParse(agreement);
	if (!result.success) throw new BookingAgreementError(bookingId, result.error);
	return result.data;
}

/** The licensed office of a booking, as it is stored in its row; null for a person’s car. Throws if the stored value cannot be parsed. */
export const officeOf = ({ office }: Pick<BookingRow, 'office'>): BookedOffice | null =>
	office === null ? null : bookedOffice.parse(office);

/** The office's name in both languages, for letters. */
export function officeNameOf(row: Pick<BookingRow, 'office'>): { en: string; ar: string } | null {
	const office = officeOf(row);
	return office && { en: office.nameEn, ar: office.nameAr };
}
