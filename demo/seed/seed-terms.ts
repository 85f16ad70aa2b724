/** Rental terms of the demo's cars: discounts, rules, delivery zones, date prices for weekends and holidays, blocked days. */
import type { BodyType } from '#contract/car-attributes.ts';
import { AIRPORT } from '#contract/car-terms.ts';
import type { City } from '#contract/cities.ts';
import { addDays, ammanDate, DAY_MS } from '#contract/time.ts';
import { changeDays } from '#server/capabilities/calendar/index.ts';
import { changeTerms } from '#server/capabilities/cars/index.ts';
import type { DemoCar } from '../fleet/car.ts';
import { type Random, random } from '../pictures/drawing/random.ts';
import type { Garage } from './seed-cars.ts';
import { inParallel, named, type SeedContext, type SeededUsers } from './seed-context.ts';

/** Cars of owner@ and owner2@, whose calendars have more content. */
const LOOKED_AT = ['khaled', 'dana'];
const AT_A_TIME = 4;
const WEEKENDS = 8;
const FEAST_DAYS = 4;
const STEP_FILS = 500n;

/** Most owners keep the default. All hours include ten o'clock, when most stays begin. */
const PICKUP_HOURS = [
	{ from: '08:00', until: '22:00' },
	{ from: '08:00', until: '22:00' },
	{ from: '07:00', until: '23:00' },
	{ from: '09:00', until: '20:00' },
] as const;

/** Runs after the bookings were created: these were priced without the terms, and blocks must not conflict with them. */
export async function seedTerms(context: SeedContext, users: SeededUsers, garage: Garage): Promise<void> {
	const { platform, plan, now, progress } = context;
	const feasts = feastsFrom(now);
	const listed = plan.cars.filter(({ state }) => state === 'LISTED');
	await inParallel(listed, AT_A_TIME, async (car) => {
		const [owner, id, chance] = [named(users, car.owner), named(garage, car.key).id, random(car.seed, 'terms')];
		await changeTerms(platform, owner, id, termsOf(car, chance));
		const lookedAt = LOOKED_AT.includes(car.owner);
		const change = (from: string, days: number, what: { blocked?: boolean; dailyRateJod?: bigint }) =>
			changeDays(platform, owner, id, { from, to: addDays(from, days), ...what });
		if (lookedAt || chance.chance(0.15)) {
			for (const friday of fridaysFrom(now)) await change(friday, 2, { dailyRateJod: dearer(car.dailyRateFils, 120n) });
			for (const feast of feasts) await change(feast, FEAST_DAYS, { dailyRateJod: dearer(car.dailyRateFils, 150n) });
		}
		const free = lookedAt ? freeDays(context, car) : null;
		if (free) await change(free, 2, { blocked: true });
	});
	progress('Set prices and rules');
}

function termsOf(car: DemoCar, chance: Random): Parameters<typeof changeTerms>[3] {
	const weekly = chance.chance(0.6) ? chance.pick([8, 10, 10, 15]) : 0;
	const discounts = [
		{ days: 3 as const, percent: weekly > 0 && chance.chance(0.4) ? 5 : 0 },
		{ days: 7 as const, percent: weekly },
		{ days: 30 as const, percent: weekly > 0 ? chance.pick([20, 25, 30]) : 0 },
	];
	return {
		dailyRateJod: car.dailyRateFils,
		discounts: discounts.filter(({ percent }) => percent > 0),
		minDays: chance.chance(0.12) ? 2 : 1,
		advanceNoticeHours: chance.pick([0, 0, 1, 3, 6, 12]),
		turnaroundHours: chance.pick([0, 0, 1, 2]),
		deliveryZones: car.delivery ? zonesOf(car.city, chance) : [],
		extraKmJod: 50n,
		fuelEighthJod: 3000n,
		cancellationPolicy: chance.pick(['MODERATE', 'MODERATE', 'FLEXIBLE', 'STRICT']),
		instantBook: car.instantBook,
		pickupHours: chance.pick(PICKUP_HOURS),
		extras: forFamilies.has(car.bodyType) ? familyExtras : [],
	};
}

const forFamilies: ReadonlySet<BodyType> = new Set(['SUV', 'Van']);
const familyExtras: Parameters<typeof changeTerms>[3]['extras'] = [
	{ kind: 'CHILD_SEAT', period: 'DAY', priceJod: 2000n, maxQuantity: 2 },
	{ kind: 'BOOSTER_SEAT', period: 'DAY', priceJod: 1000n, maxQuantity: 2 },
	{ kind: 'COOL_BOX', period: 'TRIP', priceJod: 5000n, maxQuantity: 1 },
	{ kind: 'UNLIMITED_KM', period: 'DAY', priceJod: 6000n, maxQuantity: 1 },
];

/** Delivery in the car's own city, cheap or free, and to the airport. */
function zonesOf(city: City, chance: Random): Array<{ zone: City; feeJod: bigint }> {
	const around = { zone: city, feeJod: chance.pick([0n, 5000n, 8000n]) };
	return city === AIRPORT
		? [around, { zone: 'Amman', feeJod: 15_000n }]
		: [around, { zone: AIRPORT, feeJod: chance.pick([12_000n, 15_000n, 20_000n]) }];
}

/** In steps of half a JOD. */
const dearer = (rateFils: bigint, percent: bigint): bigint => ((rateFils * percent) / 100n / STEP_FILS) * STEP_FILS;

function fridaysFrom(now: Date): string[] {
	const today = ammanDate(now);
	const first = addDays(today, (5 - new Date(`${today}T00:00:00Z`).getUTCDay() + 7) % 7);
	return Array.from({ length: WEEKENDS }, (_, week) => addDays(first, week * 7));
}

/** The first days of Eid al-Fitr and Eid al-Adha in the coming year. */
function feastsFrom(now: Date): string[] {
	const islamic = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', { month: 'numeric', day: 'numeric', timeZone: 'Asia/Amman' });
	const days = Array.from({ length: 354 }, (_, index) => new Date(now.getTime() + (index + 1) * DAY_MS));
	return days.filter((day) => /^(?:10\/1|12\/10)\b/.test(islamic.format(day))).map(ammanDate);
}

/** Two days in two or three weeks, away from planned bookings. */
function freeDays({ plan, now }: SeedContext, car: DemoCar): string | null {
	const planned = plan.bookings.filter((booking) => booking.car === car.key);
	for (let day = 13; day < 23; day += 1) {
		if (planned.every(({ from, days }) => day + 3 < from || from + days + 1 < day)) return addDays(ammanDate(now), day);
	}
	return null;
}
