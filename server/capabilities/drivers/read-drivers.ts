/** The drivers in addition to the renter, as each side reads them; and the trips of other renters in which a person drives. */
import type { BookingDrivers, SharedTrip } from '#contract/drivers.ts';
import { additionalDriversIn } from '#contract/extras.ts';
import { ammanIso } from '#contract/time.ts';
import {
	type BookingRow,
	bookingById,
	bookingsByIds,
	handoverSideFor,
	officeNameOf,
	parseBookingAgreement,
} from '#server/capabilities/bookings/index.ts';
import { carsByIds, carTitlesOf } from '#server/capabilities/cars/index.ts';
import { namesOf } from '#server/capabilities/identity/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import type { DriverPayload } from './events.ts';
import { canChangeDrivers } from './rules.ts';
import { type DriverRow, driversOf, isNamed, type NamedDriver, namedTripsOf } from './sql.ts';

/** Throws BOOKING_NOT_FOUND. */
export async function readDrivers(platform: Platform, caller: Caller, bookingId: string): Promise<BookingDrivers> {
	const row = await bookingById(platform.db, bookingId);
	const now = platform.clock.now();
	if (!row || !(handoverSideFor(row, caller, now) || isAdmin(caller))) throw refuse('BOOKING_NOT_FOUND');
	return presentDrivers(platform.db, row, caller, now);
}

export async function presentDrivers(db: Queryable, row: BookingRow, caller: Pick<Caller, 'userId'>, now: Date): Promise<BookingDrivers> {
	const drivers = await driversOf(db, row.id);
	const named = drivers.filter(isNamed);
	const name = await namesOf(
		db,
		named.map((driver) => driver.user_id),
	);
	const isRenter = row.renter_id === caller.userId;
	return {
		places: additionalDriversIn(parseBookingAgreement(row).priceLines),
		mayChange: isRenter && canChangeDrivers(row, now),
		named: named.map((driver) => ({ id: driver.id, name: name(driver.user_id), acceptedAt: ammanIso(driver.accepted_at) })),
		invited: isRenter ? openInvitations(drivers, now) : [],
	};
}

const openInvitations = (drivers: readonly DriverRow[], now: Date): BookingDrivers['invited'] =>
	drivers
		.filter((driver) => !isNamed(driver) && driver.expires_at > now)
		.map(({ id, email, phone, expires_at }) => ({ id, email, phone, expiresAt: ammanIso(expires_at) }));

export async function readSharedTrips({ db, clock }: Platform, caller: Caller): Promise<SharedTrip[]> {
	const named = await namedTripsOf(db, caller.userId);
	const bookings = new Map((await bookingsByIds(db, [...new Set(named.map((row) => row.booking_id))])).map((row) => [row.id, row]));
	const trips = named.flatMap((driver) => {
		const booking = bookings.get(driver.booking_id);
		return booking ? [presentSharedTrip(db, booking, driver.id, clock.now())] : [];
	});
	return Promise.all(trips);
}

export async function presentSharedTrip(db: Queryable, booking: BookingRow, id: string, now: Date): Promise<SharedTrip> {
	const { carTitle, carTitleAr, renterName, startAt, endAt } = await tripFacts(db, booking);
	return { id, carTitle, carTitleAr, renterName, startAt, endAt, mayLeave: canChangeDrivers(booking, now) };
}

async function tripFacts(db: Queryable, booking: BookingRow) {
	const [car] = await carsByIds(db, [booking.car_id]);
	const name = await namesOf(db, [booking.renter_id]);
	return {
		...carTitlesOf(car),
		renterName: name(booking.renter_id),
		...{ startAt: ammanIso(booking.starts_at), endAt: ammanIso(booking.ends_at) },
	};
}

/** For the payloads of events. */
export async function toDriverPayload(db: Queryable, booking: BookingRow, driver: NamedDriver): Promise<DriverPayload> {
	const name = await namesOf(db, [driver.user_id]);
	return {
		...{ driverId: driver.id, bookingId: booking.id, ownerId: booking.owner_id, renterId: booking.renter_id },
		...{ userId: driver.user_id, driverName: name(driver.user_id) },
		...(await tripFacts(db, booking)),
		office: officeNameOf(booking),
	};
}
