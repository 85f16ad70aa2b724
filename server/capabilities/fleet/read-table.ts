/** A row for each car of an owner: its present and next use, its rating, and the document that ends first. */
import type { ResponseOf } from '#contract/endpoint.ts';
import type { FleetTableRow, getFleetTable } from '#contract/fleet.ts';
import { scoreOf } from '#contract/score.ts';
import { ammanDate, ammanIso, DAY_MS } from '#contract/time.ts';
import { occupancyOfCars } from '#server/capabilities/availability/index.ts';
import { bookingsOfFleet } from '#server/capabilities/bookings/index.ts';
import { type CarChangeRow, type CarRow, carState, changesOf, fleetCarsOf, listingState } from '#server/capabilities/cars/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { photoUrl } from '#server/platform/files/serve-photo.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { papersOf } from './read-board.ts';
import { presentCar } from './read-today.ts';
import { nextOf, useOf } from './rules.ts';

/** Pickups further ahead are displayed once they are within a year. */
const AHEAD_MS = 366 * DAY_MS;

export async function readTable({ db, clock }: Platform, caller: Caller): Promise<ResponseOf<typeof getFleetTable>> {
	const now = clock.now();
	const [cars, bookings] = await Promise.all([
		fleetCarsOf(db, caller.userId),
		bookingsOfFleet(db, caller.userId, { startsAt: now, endsAt: new Date(now.getTime() + AHEAD_MS) }),
	]);
	const ids = cars.map((car) => car.id);
	const [occupied, changes] = await Promise.all([
		occupancyOfCars(db, ids, { startsAt: now, endsAt: new Date(now.getTime() + 1) }),
		changesOf(db, ids),
	]);
	const trips = bookings.flatMap(({ paid_at, id, car_id, status, starts_at, ends_at, checked_in_at, returned_at }) =>
		paid_at
			? [{ id, carId: car_id, status, startsAt: starts_at, endsAt: ends_at, checkedInAt: checked_in_at, returnedAt: returned_at }]
			: [],
	);
	const tripsOf = Map.groupBy(trips, ({ carId }) => carId);
	const occupiedOf = Map.groupBy(occupied, (row) => row.car_id);
	return {
		cars: cars.map((car) => {
			const entries = (kind: string) =>
				(occupiedOf.get(car.id) ?? []).flatMap((row) => (row.kind === kind ? [{ startsAt: row.starts_at, endsAt: row.ends_at }] : []));
			const ofCar = tripsOf.get(car.id) ?? [];
			const { use, until, bookingId } = useOf({ trips: ofCar, blocks: entries('BLOCK'), imports: entries('IMPORT') }, now);
			const next = nextOf(ofCar, now);
			return {
				...presentRow(car, changes.get(car.id), ammanDate(now)),
				now: { use, until: until && ammanIso(until), bookingId },
				next: next && { bookingId: next.id, state: next.status === 'REQUESTED' ? 'REQUESTED' : 'CONFIRMED', at: ammanIso(next.startsAt) },
			};
		}),
	};
}

function presentRow(car: CarRow, change: CarChangeRow | undefined, today: string): Omit<FleetTableRow, 'now' | 'next'> {
	const [photo] = car.photos;
	return {
		...presentCar(car),
		slug: car.slug,
		city: car.city,
		photoUrl: photo ? photoUrl(photo.object_id) : null,
		state: listingState(carState(car), today),
		isActive: car.is_active,
		change: change ? (change.rejected_at ? 'REJECTED' : 'PENDING') : null,
		notes: change?.notes ?? car.verification_notes,
		rating: scoreOf(car.rating_sum, car.rating_count),
		paper: papersOf(car).toSorted((a, b) => a.expiresOn.localeCompare(b.expiresOn))[0] ?? null,
	};
}
