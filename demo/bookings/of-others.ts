/** Bookings of all other users: for each car some in the past, sometimes a current and an upcoming one. Seeded, without overlaps. */
import type { DemoCar } from '../fleet/car.ts';
import type { DemoPerson } from '../people/person.ts';
import { type Random, random } from '../pictures/drawing/random.ts';
import type { DemoBooking } from './booking.ts';
import { CAR_PAUSE, isAvailable, pickRenter } from './booking.ts';

/** Days after its listing before a car is first rented, and between two rentals of it. */
const FIRST_AFTER = 8;
const GAP = [110, 260] as const;
/** The newest cars stay free, because they are first on the first page. For the same reason they were first rented soon: search begins with reviews. */
const NEW_DAYS = 40;
const NEW_FIRST_AFTER = 5;
const NEW_GAP = [5, 8] as const;

/** Adds to the already planned bookings without conflicts. */
export function bookingsOfOthers(cars: readonly DemoCar[], renters: readonly DemoPerson[], planned: readonly DemoBooking[]): DemoBooking[] {
	const all = [...planned];
	const add = (car: DemoCar, chance: Random, stay: Pick<DemoBooking, 'from' | 'days' | 'askedDaysAgo'>) => {
		const renter = pickRenter(renters, all, { car, chance, stay });
		const carIsFree = isAvailable(all, stay, (other) => other.car === car.key, CAR_PAUSE);
		if (renter && carIsFree) all.push({ car: car.key, renter: renter.key, ...stay, outcome: 'ACCEPTED' });
	};
	for (const car of cars.filter(({ state }) => state === 'LISTED')) {
		const chance = random(car.seed, 'bookings');
		for (const stay of pastStays(car, chance)) add(car, chance, stay);
		if (car.listedDaysAgo < NEW_DAYS) continue;
		if (chance.chance(0.16)) add(car, chance, { from: -Math.floor(chance.between(1, 4)), days: 5, askedDaysAgo: chance.between(5, 9) });
		if (chance.chance(0.3)) add(car, chance, toCome(chance));
	}
	return all.slice(planned.length);
}

/** From its listing on, all completed: the last one ends at least three days ago. */
function pastStays(car: DemoCar, chance: Random): Array<Pick<DemoBooking, 'from' | 'days' | 'askedDaysAgo'>> {
	const stays = [];
	const isNew = car.listedDaysAgo < NEW_DAYS;
	const gap: readonly [number, number] = isNew ? NEW_GAP : GAP;
	let daysAgo = car.listedDaysAgo - (isNew ? NEW_FIRST_AFTER : FIRST_AFTER + Math.floor(chance.between(0, 25)));
	for (;;) {
		const days = chance.pick([1, 2, 2, 3, 3, 3, 4, 5, 7]);
		if (daysAgo - days < 3) return stays;
		stays.push({ from: -daysAgo, days, askedDaysAgo: daysAgo + Math.floor(chance.between(2, isNew ? 4 : 6)) });
		daysAgo -= days + Math.floor(chance.between(...gap));
	}
}

function toCome(chance: Random): Pick<DemoBooking, 'from' | 'days' | 'askedDaysAgo'> {
	return { from: Math.floor(chance.between(3, 26)), days: chance.pick([2, 3, 4, 7]), askedDaysAgo: chance.between(0.5, 3) };
}
