/** All cars of an owner and their occupancy: one statement each for cars, occupancy, bookings and renters. */
import type { BoardCar, FleetBoard } from '#contract/fleet.ts';
import { formatFils } from '#contract/money.ts';
import { ammanDate, ammanIso, ammanMidnight } from '#contract/time.ts';
import { occupancyOfCars } from '#server/capabilities/availability/index.ts';
import { bookingsOfFleet, isReturnLate } from '#server/capabilities/bookings/index.ts';
import { attributesOf, type CarRow, carState, fleetCarsOf, listingState, servicesOf } from '#server/capabilities/cars/index.ts';
import { branchesOfOwner } from '#server/capabilities/companies/index.ts';
import { toPublicUser, usersByIds } from '#server/capabilities/identity/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { presentCar } from './read-today.ts';

type Occupied = Awaited<ReturnType<typeof occupancyOfCars>>;
type Bookings = Awaited<ReturnType<typeof bookingsOfFleet>>;
type Names = Map<string, { displayName: string; displayNameAr: string | null }>;

export async function readBoard({ db, clock }: Platform, caller: Caller, days: { from: string; to: string }): Promise<FleetBoard> {
	const now = clock.now();
	const period = { startsAt: ammanMidnight(days.from), endsAt: ammanMidnight(days.to) };
	const [cars, bookings] = await Promise.all([fleetCarsOf(db, caller.userId), bookingsOfFleet(db, caller.userId, period)]);
	const paid = bookings.filter((booking) => booking.paid_at !== null);
	const today = ammanDate(now);
	const [occupied, renters, services, branches] = await Promise.all([
		occupancyOfCars(
			db,
			cars.map((car) => car.id),
			period,
		),
		usersByIds(db, [...new Set(paid.map((booking) => booking.renter_id))]),
		servicesOf(db, cars, caller.userId, today),
		branchesOfOwner(db, caller.userId),
	]);
	const names: Names = new Map(renters.map((renter) => [renter.id, toPublicUser(renter)]));
	const occupiedOf = Map.groupBy(occupied, (row) => row.car_id);
	const bookingsOf = Map.groupBy(bookings, (row) => row.car_id);
	return {
		...days,
		branches,
		cars: cars.map((car) => ({
			...presentBoardCar(car, today),
			service: services.get(car.id) ?? null,
			...presentOccupancy(occupiedOf.get(car.id) ?? [], bookingsOf.get(car.id) ?? [], names, now),
		})),
	};
}

/** Documents of a car that expire, those without a date left out. */
export function papersOf(car: CarRow): BoardCar['papers'] {
	const papers: Array<[BoardCar['papers'][number]['kind'], string | null]> = [
		['PERMIT', car.permit_expires_on],
		['REGISTRATION', car.registration_expires_on],
		['INSURANCE', car.insurance_expires_on],
		['OFFICE_PERMIT', car.office_permit_ends_on],
	];
	return papers.flatMap(([kind, expiresOn]) => (expiresOn ? [{ kind, expiresOn }] : []));
}

function presentBoardCar(car: CarRow, today: string): Omit<BoardCar, 'bookings' | 'blocks' | 'imports' | 'service'> {
	return {
		...presentCar(car),
		slug: car.slug,
		city: car.city,
		bodyType: attributesOf(car).bodyType,
		state: listingState(carState(car), today),
		mileageKm: car.mileage_km,
		dailyRateJod: car.daily_rate_fils === null ? null : formatFils(car.daily_rate_fils),
		papers: papersOf(car),
	};
}

function presentOccupancy(
	occupied: Occupied,
	bookings: Bookings,
	names: Names,
	now: Date,
): Pick<BoardCar, 'bookings' | 'blocks' | 'imports'> {
	const freeAt = new Map(occupied.flatMap((row) => (row.booking_id && !row.change_id ? [[row.booking_id, row.ends_at] as const] : [])));
	const held = occupied.filter((row) => row.change_id !== null);
	const ofKind = (kind: string) => occupied.filter((row) => row.kind === kind);
	return {
		bookings: bookings
			.flatMap((booking): BoardCar['bookings'] => {
				const renter = booking.paid_at ? names.get(booking.renter_id) : undefined;
				const trip = { ...booking, startsAt: booking.starts_at, endsAt: booking.ends_at };
				const renterNames = { renterName: renter?.displayName ?? null, renterNameAr: renter?.displayNameAr ?? null };
				const own = {
					id: booking.paid_at ? booking.id : null,
					state: booking.paid_at ? booking.status : ('HELD' as const),
					startAt: ammanIso(booking.starts_at),
					endAt: ammanIso(booking.status === 'COMPLETED' ? (booking.returned_at ?? booking.ends_at) : booking.ends_at),
					freeAt: ammanIso(freeAt.get(booking.id) ?? booking.returned_at ?? booking.ends_at),
					isOverdue: isReturnLate({ ...trip, checkedInAt: booking.checked_in_at, returnedAt: booking.returned_at }, now),
					...renterNames,
				};
				// Time that is held for a change of the trip until its difference is paid.
				const added = held.filter((row) => row.booking_id === booking.id);
				const times = added.map((row) => ({
					startAt: ammanIso(row.starts_at),
					endAt: ammanIso(row.ends_at),
					freeAt: ammanIso(row.ends_at),
				}));
				return [own, ...times.map((time) => ({ id: booking.id, state: 'HELD' as const, ...time, isOverdue: false, ...renterNames }))];
			})
			.toSorted((a, b) => a.startAt.localeCompare(b.startAt)),
		blocks: ofKind('BLOCK').map((row) => ({ from: ammanDate(row.starts_at), to: ammanDate(row.ends_at) })),
		imports: ofKind('IMPORT').map((row) => ({ startAt: ammanIso(row.starts_at), endAt: ammanIso(row.ends_at) })),
	};
}
