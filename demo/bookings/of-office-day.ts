/** The day on which the demo is made, at the licensed office: a pickup, a return, a renter and a car that are late, and a car that has just come back. */
import type { DemoCar } from '../fleet/car.ts';
import type { DemoPerson } from '../people/person.ts';
import { random } from '../pictures/drawing/random.ts';
import type { DemoBooking } from './booking.ts';
import { pickRenter } from './booking.ts';

/** In the order of its cars. */
const day: ReadonlyArray<Pick<DemoBooking, 'from' | 'days' | 'hoursFromNow' | 'handover'>> = [
	{ from: -2, days: 2, hoursFromNow: -3, handover: 'OUT' },
	{ from: 0, days: 3, hoursFromNow: 2 },
	{ from: -3, days: 3, hoursFromNow: 3, handover: 'OUT' },
	{ from: -4, days: 4, hoursFromNow: -1, handover: 'BACK' },
	{ from: 0, days: 2, hoursFromNow: -3 },
];

/** Asked for long enough ago to have been answered. */
const ASKED_BEFORE = 4;

/** Adds to the already planned bookings without conflicts. */
export function bookingsOfOfficeDay(
	cars: readonly DemoCar[],
	renters: readonly DemoPerson[],
	planned: readonly DemoBooking[],
): DemoBooking[] {
	const all = [...planned];
	for (const [index, car] of cars.entries()) {
		const part = day[index];
		const renter = part && pickRenter(renters, all, { car, chance: random(car.seed, 'office day'), stay: part });
		if (part && renter)
			all.push({ ...part, car: car.key, renter: renter.key, askedDaysAgo: ASKED_BEFORE - part.from, outcome: 'ACCEPTED' });
	}
	return all.slice(planned.length);
}
