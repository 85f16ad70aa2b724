/** An owner's day: pickups, returns, delays, cars to prepare, and possible charges. */
import type { Booking } from '#contract/bookings.ts';
import type { OwnerToday, TodayTrip } from '#contract/fleet.ts';
import { addDays, ammanDate, ammanIso, ammanMidnight, DAY_MS } from '#contract/time.ts';
import { occupancyOfCars } from '#server/capabilities/availability/index.ts';
import { type BookingRow, bookingsByIds, bookingsOfDay, nextPickups, presentBookings } from '#server/capabilities/bookings/index.ts';
import { arabicNamesOf, type CarRow, carsByIds, countCarsOf, dueServices } from '#server/capabilities/cars/index.ts';
import { branchesOfOwner } from '#server/capabilities/companies/index.ts';
import { chargesOfBookings, presentCharges, readyCars } from '#server/capabilities/handover/index.ts';
import { claimableSettlements } from '#server/capabilities/settlements/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { type DayTrip, needsPreparing, type PartOfDay, partOfDay } from './rules.ts';

/** How far ahead the next renter of a car is searched. */
const NEXT_DAYS = 7;

type Day = { now: Date; startsAt: Date; endsAt: Date };

export async function readToday({ db, clock }: Platform, caller: Caller): Promise<OwnerToday> {
	const { date, ...day } = dayOf(clock.now());
	const { now } = day;
	const rows = await bookingsOfDay(db, caller.userId, day);
	const claimable = await claimableSettlements(db, caller.userId, now);
	const returned = await bookingsByIds(
		db,
		claimable.map(({ bookingId }) => bookingId),
	);
	const all = [...new Map([...rows, ...returned].map((row) => [row.id, row])).values()];
	const cars = new Map((await carsByIds(db, [...new Set(all.map((row) => row.car_id))])).map((car) => [car.id, car]));
	const bookings = new Map((await presentBookings(db, all, caller, now)).map((booking) => [booking.id, booking]));
	const charges = await chargesOfBookings(db, returned);
	const trips = tripsOf(rows, { cars, bookings }, day);
	return {
		date,
		cars: (await countCarsOf(db, caller.userId)).total,
		branches: await branchesOfOwner(db, caller.userId),
		pickups: trips.flatMap(({ part, trip }) => (part === 'PICKUP' ? [trip] : [])),
		returns: trips.flatMap(({ part, trip }) => (part === 'RETURN' ? [trip] : [])),
		late: trips.flatMap(({ part, trip }) =>
			part === 'LATE_PICKUP' || part === 'LATE_RETURN'
				? [{ ...trip, phase: part === 'LATE_PICKUP' ? ('PICKUP' as const) : ('RETURN' as const) }]
				: [],
		),
		prepare: await carsToPrepare(db, rows, cars, day),
		service: (await dueServices(db, caller.userId, date)).map(({ car, planned }) => ({
			...planned,
			car: presentCar(car),
			mileageKm: car.mileage_km,
		})),
		charge: claimable.flatMap(({ bookingId, claimsUntil }) => {
			const [booking, made] = [bookings.get(bookingId), charges.get(bookingId)];
			const car = booking && cars.get(booking.carId);
			if (!booking || !car) return [];
			const renter = { name: booking.renter.displayName, nameAr: booking.renter.displayNameAr };
			return [{ bookingId, car: presentCar(car), renter, claimsUntil: ammanIso(claimsUntil), charges: made ? presentCharges(made) : null }];
		}),
	};
}

export async function readCarsToPrepare({ db, clock }: Platform, caller: Caller): Promise<OwnerToday['prepare']> {
	const day = dayOf(clock.now());
	const rows = await bookingsOfDay(db, caller.userId, day);
	const cars = new Map((await carsByIds(db, [...new Set(rows.map((row) => row.car_id))])).map((car) => [car.id, car]));
	return carsToPrepare(db, rows, cars, day);
}

function dayOf(now: Date): Day & { date: string } {
	const date = ammanDate(now);
	return { date, now, startsAt: ammanMidnight(date), endsAt: ammanMidnight(addDays(date, 1)) };
}

type Around = { cars: ReadonlyMap<string, CarRow>; bookings: ReadonlyMap<string, Booking> };

/** In the order of their hours; a trip that belongs to no list of the day is left out. */
function tripsOf(
	rows: readonly BookingRow[],
	{ cars, bookings }: Around,
	{ now, endsAt }: Day,
): Array<{ part: PartOfDay; trip: TodayTrip }> {
	return rows
		.flatMap((row) => {
			const part = partOfDay(toTrip(row), now, endsAt);
			const [booking, car] = [bookings.get(row.id), cars.get(row.car_id)];
			if (part === null || !booking || !car) return [];
			const isPickup = part === 'PICKUP' || part === 'LATE_PICKUP';
			return [{ part, trip: presentTrip(booking, car, isPickup ? booking.startAt : booking.endAt) }];
		})
		.toSorted((a, b) => a.trip.at.localeCompare(b.trip.at));
}

const presentTrip = (booking: Booking, car: CarRow, at: string): TodayTrip => ({
	bookingId: booking.id,
	car: presentCar(car),
	renter: { name: booking.renter.displayName, nameAr: booking.renter.displayNameAr, phone: booking.renter.phone },
	at,
	handover: (['CHECK_IN', 'CHECK_OUT'] as const).find((action) => booking.allowedActions.includes(action)) ?? null,
	whereAndWhen: booking.whereAndWhen,
});

async function carsToPrepare(
	db: Queryable,
	rows: readonly BookingRow[],
	cars: ReadonlyMap<string, CarRow>,
	day: Day,
): Promise<OwnerToday['prepare']> {
	const othersOf = (row: BookingRow) => {
		const others = rows.filter(({ car_id, id }) => car_id === row.car_id && id !== row.id);
		const isExpected = others.some(({ status, checked_in_at, ends_at }) => status === 'CONFIRMED' && !checked_in_at && ends_at > day.now);
		return { pickups: others.flatMap(({ checked_in_at }) => checked_in_at ?? []), isExpected };
	};
	const rowsToPrepare = rows.filter((row) => needsPreparing(toTrip(row), othersOf(row), day));
	const carIds = [...new Set(rowsToPrepare.map((row) => row.car_id))];
	const until = new Date(day.startsAt.getTime() + NEXT_DAYS * DAY_MS);
	const occupied = await occupancyOfCars(db, carIds, { startsAt: day.startsAt, endsAt: until });
	const ready = await readyCars(
		db,
		rowsToPrepare.map(({ id }) => id),
	);
	const next = await nextPickups(db, carIds, { startsAt: day.startsAt, endsAt: until });
	return rowsToPrepare
		.flatMap((row) => {
			const car = cars.get(row.car_id);
			if (!car) return [];
			const backAt = row.returned_at ?? row.ends_at;
			const readyBy = occupied.find((each) => each.booking_id === row.id && each.change_id === null)?.ends_at ?? backAt;
			const nextAt = next.get(row.car_id)?.find((startsAt) => startsAt >= row.ends_at || startsAt >= backAt) ?? null;
			return [
				{
					bookingId: row.id,
					car: presentCar(car),
					backAt: ammanIso(backAt),
					isBack: row.returned_at !== null,
					ready: ready.get(row.id) ?? null,
					readyBy: ammanIso(readyBy),
					nextAt: nextAt && ammanIso(nextAt),
				},
			];
		})
		.toSorted((a, b) => (a.nextAt ?? a.readyBy).localeCompare(b.nextAt ?? b.readyBy));
}

const toTrip = (row: BookingRow): DayTrip => ({
	status: row.status,
	startsAt: row.starts_at,
	endsAt: row.ends_at,
	checkedInAt: row.checked_in_at,
	returnedAt: row.returned_at,
	lateUntil: row.late_until,
});

/** A car as the lists of a fleet display it. */
export const presentCar = (car: CarRow): TodayTrip['car'] => ({
	...{ id: car.id, make: car.make, model: car.model },
	...arabicNamesOf(car),
	year: car.year,
	plateNumber: car.plate_number,
	branchId: car.branch_id,
});
