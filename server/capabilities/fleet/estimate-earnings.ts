import type { EarningsEstimate, estimateEarnings } from '#contract/earnings-estimate.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { FLEET_FIGURE_DAYS } from '#contract/fleet.ts';
import { formatFils } from '#contract/money.ts';
import { DAY_MS } from '#contract/time.ts';
import { completedSecondsOfCars, feeOf } from '#server/capabilities/bookings/index.ts';
import { carsOfClass } from '#server/capabilities/search/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { getCachedSettings } from '#server/platform/context/settings.ts';
import type { Reading } from '#server/platform/database/replicas.ts';
import { earnedIn, exampleDays, typicalOccupancy, typicalPrice } from './estimate-rules.ts';

/** Two statements without personal data: public prices, and how long these cars were rented out. */
export async function estimate(
	platform: Platform,
	{ db }: Reading,
	query: InputOf<typeof estimateEarnings>['query'],
): Promise<EarningsEstimate> {
	const now = platform.clock.now();
	const periodMs = FLEET_FIGURE_DAYS * DAY_MS;
	const { platformFeePercent } = await getCachedSettings(platform);
	const cars = (await carsOfClass(db, query)).map(({ createdAt, ...car }) => ({ ...car, existedMs: now.getTime() - createdAt.getTime() }));
	const price = typicalPrice(cars, query.year);
	if (!price) return { platformFeePercent, price: null, occupancy: null };
	const seconds = await completedSecondsOfCars(
		db,
		cars.map(({ id }) => id),
		{ startsAt: new Date(now.getTime() - periodMs), endsAt: now },
	);
	const rentedMs = new Map([...seconds].map(([id, rented]) => [id, rented * 1000]));
	const occupancy = typicalOccupancy(cars, rentedMs, periodMs);
	const perDayFils = price.medianFils - feeOf({ totalFils: price.medianFils, promoFils: 0n }, platformFeePercent);
	const ofMonth = (days: number) => ({ days, earnedJod: formatFils(earnedIn(days, perDayFils)) });
	return {
		platformFeePercent,
		price: {
			...{ medianJod: formatFils(price.medianFils), cars: price.cars, years: price.years },
			earnedPerDayJod: formatFils(perDayFils),
			byDays: exampleDays.map(ofMonth),
		},
		occupancy: occupancy && { percent: occupancy.percent, cars: occupancy.cars, ...ofMonth(occupancy.days) },
	};
}
