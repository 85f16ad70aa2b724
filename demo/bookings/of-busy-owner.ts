/** The long history of owner@: one car has 24 reviews and the owner 156 in total, each from a completed and settled trip. */
import type { DemoCar } from '../fleet/car.ts';
import type { DemoPerson } from '../people/person.ts';
import { random } from '../pictures/drawing/random.ts';
import type { DemoBooking } from './booking.ts';
import { CAR_PAUSE, isAvailable, pickRenter } from './booking.ts';

/** Car → number of reviews by its renters. */
export const reviewsOfBusyOwner: Readonly<Record<string, number>> = {
	'toyota-camry-2021': 24,
	'hyundai-tucson-2022': 44,
	'kia-picanto-2019': 40,
	'toyota-land-cruiser-2019': 39,
	'mercedes-benz-c-200-2021': 9,
};

/** Some renters write nothing. */
const SILENT = 2;
/** Days after its listing before a car is first rented, including the days between request and pickup; and how long ago the last rental ended. */
const FIRST_AFTER = 12;
const LAST_ENDED = 15;
const MOST_TRIES = 3000;

export function bookingsOfBusyOwner(
	cars: readonly DemoCar[],
	renters: readonly DemoPerson[],
	planned: readonly DemoBooking[],
): DemoBooking[] {
	const all = [...planned];
	for (const [key, reviews] of Object.entries(reviewsOfBusyOwner)) {
		const car = cars.find((each) => each.key === key);
		if (!car) continue;
		const chance = random(car.seed, 'long history');
		for (let tries = 0, left = reviews + SILENT; left > 0 && tries < MOST_TRIES; tries += 1) {
			const days = chance.pick([1, 2, 2, 2, 3, 3, 4]);
			const from = -Math.floor(chance.between(LAST_ENDED + days, car.listedDaysAgo - FIRST_AFTER));
			const stay = { from, days };
			const renter = pickRenter(renters, all, { car, chance, stay });
			if (!renter || !isAvailable(all, stay, (other) => other.car === key, CAR_PAUSE)) continue;
			all.push({ car: key, renter: renter.key, ...stay, askedDaysAgo: -from + Math.floor(chance.between(2, 7)), outcome: 'ACCEPTED' });
			left -= 1;
		}
	}
	return all.slice(planned.length);
}
