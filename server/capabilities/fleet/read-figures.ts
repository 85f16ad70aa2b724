/** Occupancy and income of each car of an owner over the last 30 or 90 days, beside the prices of its class. */
import type { ResponseOf } from '#contract/endpoint.ts';
import type { getFleetFigures } from '#contract/fleet.ts';
import { formatFils } from '#contract/money.ts';
import { ammanDate, DAY_MS } from '#contract/time.ts';
import { blockedSecondsOfCars } from '#server/capabilities/availability/index.ts';
import { incomeOfFleet, rentedSecondsOfFleet } from '#server/capabilities/bookings/index.ts';
import { attributesOf, type CarRow, fleetCarsOf } from '#server/capabilities/cars/index.ts';
import { classKey, classMedians } from '#server/capabilities/search/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { presentCar } from './read-today.ts';
import { figuresOf } from './rules.ts';

export async function readFigures({ db, clock }: Platform, caller: Caller, days: number): Promise<ResponseOf<typeof getFleetFigures>> {
	const now = clock.now();
	const periodMs = days * DAY_MS;
	const period = { startsAt: new Date(now.getTime() - periodMs), endsAt: now };
	const cars = await fleetCarsOf(db, caller.userId);
	const [blocked, rented, income, medians] = await Promise.all([
		blockedSecondsOfCars(
			db,
			cars.map((car) => car.id),
			period,
		),
		rentedSecondsOfFleet(db, caller.userId, period),
		incomeOfFleet(db, caller.userId, period.startsAt),
		classMedians(db, cars.map(classOf)),
	]);
	const jod = (fils: bigint | null | undefined) => (fils == null ? null : formatFils(fils));
	return {
		from: ammanDate(period.startsAt),
		to: ammanDate(now),
		cars: cars.map((car) => {
			const { incomeFils, incomePerAvailableDayFils, ...figures } = figuresOf({
				periodMs,
				existedMs: now.getTime() - car.created_at.getTime(),
				blockedMs: (blocked.get(car.id) ?? 0) * 1000,
				rentedMs: (rented.get(car.id) ?? 0) * 1000,
				incomeFils: income.get(car.id) ?? 0n,
			});
			return {
				carId: car.id,
				car: presentCar(car),
				...figures,
				incomeJod: formatFils(incomeFils),
				incomePerAvailableDayJod: jod(incomePerAvailableDayFils),
				classMedianJod: jod(medians.get(classKey(classOf(car)))),
			};
		}),
	};
}

const classOf = (car: CarRow) => ({ city: car.city, bodyType: attributesOf(car).bodyType });
