/** The demos: the full one, a small and a tiny one for tests, and a busy one for pictures. */
import { bookingsOfBusyOwner } from './bookings/of-busy-owner.ts';
import { bookingsOfDemoAccounts } from './bookings/of-demo-accounts.ts';
import { bookingsOfOfficeDay } from './bookings/of-office-day.ts';
import { bookingsOfOthers } from './bookings/of-others.ts';
import { demoTickets } from './conversations/tickets.ts';
import { fleet } from './fleet/car.ts';
import { unlisted } from './fleet/unlisted.ts';
import { demoAccounts } from './people/demo-accounts.ts';
import { owners } from './people/owners.ts';
import { renters } from './people/renters.ts';
import { withReviews } from './reviews/review-trips.ts';
import { licensedOfficeOwner, officeOwners } from './seed/seed-companies.ts';
import type { SeedPlan } from './seed/seed-context.ts';

const everybody = [...demoAccounts, ...owners, ...renters];
/** Owners rent other people's cars as well. */
const drivers = [...renters, ...owners];
const officeCars = fleet.filter(({ owner, state }) => owner === licensedOfficeOwner && state === 'LISTED');
const planned = [...bookingsOfDemoAccounts, ...bookingsOfBusyOwner(fleet, drivers, bookingsOfDemoAccounts)];
const plannedHere = [...planned, ...bookingsOfOfficeDay(officeCars, renters, planned)];

export const wholeWorld: SeedPlan = {
	people: everybody,
	cars: fleet,
	unlisted,
	bookings: withReviews([...plannedHere, ...bookingsOfOthers(fleet, drivers, plannedHere)], { cars: fleet, people: everybody }),
	tickets: demoTickets,
	photoWidth: 1600,
	furtherPhotos: true,
};

/** Every body type and fuel, both transmissions, cars of owner@ and owner2@, and the cars of most of renter@'s trips. */
const smallFleet = [
	'toyota-land-cruiser-2019',
	'kia-picanto-2019',
	'toyota-camry-2021',
	'mercedes-benz-c-200-2021',
	'hyundai-tucson-2022',
	'kia-sportage-2022',
	'hyundai-staria-2022',
	'toyota-corolla-2022',
	'jeep-wrangler-2020',
	'kia-ev6-2022',
	'ford-mustang-gt-2018',
	'mini-cooper-cabrio-2018',
	'toyota-hilux-2022',
	'honda-cr-v-2021',
];

const cars = fleet.filter(({ key }) => smallFleet.includes(key));
const bookings = withReviews(
	bookingsOfDemoAccounts.filter(({ car }) => smallFleet.includes(car)),
	{ cars: fleet, people: everybody },
);

/** Of the demo accounts and those that take part. */
function peopleOf({ cars, bookings }: Pick<SeedPlan, 'cars' | 'bookings'>): SeedPlan['people'] {
	const takingPart = new Set([...cars.map(({ owner }) => owner), ...bookings.map(({ renter }) => renter), ...officeOwners]);
	return [...demoAccounts, ...[...owners, ...renters].filter(({ key }) => takingPart.has(key))];
}

export const smallWorld: SeedPlan = {
	...{ people: peopleOf({ cars, bookings }), cars, unlisted, bookings },
	tickets: [],
	photoWidth: 800,
	furtherPhotos: false,
};

const busy = {
	cars: [...cars, ...officeCars],
	bookings: [...bookings, ...bookingsOfOfficeDay(officeCars, renters, bookings)],
};

/** The small one with an office on a full day, and people who ask the support. */
export const busyWorld: SeedPlan = { ...smallWorld, ...busy, people: peopleOf(busy), tickets: demoTickets };

/** The demo accounts and one car without bookings. */
export const tinyWorld: SeedPlan = {
	...smallWorld,
	people: demoAccounts,
	cars: cars.filter(({ key }) => key === 'toyota-camry-2021'),
	unlisted: [],
	bookings: [],
};
