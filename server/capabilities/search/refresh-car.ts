/** Keeps a car's row in the search table consistent: present while it can be booked, absent otherwise. Runs in the transaction of the change. */
import { carPosition } from '#contract/car-position.ts';
import { ammanDate } from '#contract/time.ts';
import {
	arabicNameOf,
	attributesOf,
	booksInstantly,
	carById,
	cardArea,
	carState,
	datePricesFrom,
	discountsOf,
	isBookable,
	offeredZones,
	searchWords,
	wordsOf,
} from '#server/capabilities/cars/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { priceColumnsOf } from './price-columns.ts';
import { foundHours, freshnessOf, ratingScore, ratingTenths, searchColumnsOf } from './rules.ts';
import { putRow, removeRow } from './sql.ts';

export async function refreshCar(platform: Platform, tx: Transaction, { carId }: { carId: string }): Promise<void> {
	const car = await carById(tx, carId);
	const today = ammanDate(platform.clock.now());
	if (!car || car.daily_rate_fils === null || !isBookable(carState(car), today)) {
		await removeRow(tx, carId);
		return;
	}
	const attributes = attributesOf(car);
	const prices = {
		dailyRateFils: car.daily_rate_fils,
		discounts: discountsOf(car),
		datePrices: await datePricesFrom(tx, carId, today),
		today,
	};
	const zones = await offeredZones(tx, car);
	const area = cardArea(car.area);
	const columns = priceColumnsOf(prices);
	const freshness = freshnessOf({ id: car.id, listedOn: ammanDate(car.created_at), trips: car.completed_trips }, today);
	await putRow(tx, {
		...searchColumnsOf(attributes),
		car_id: car.id,
		created_at: car.created_at,
		...columns,
		refresh_on: [columns.refresh_on, freshness.changesOn].filter((date) => date !== null).toSorted()[0] ?? null,
		turnaround_minutes: car.turnaround_minutes,
		min_days: car.min_days ?? 1,
		notice_hours: car.advance_notice_hours,
		...foundHours(car, { city: attributes.city, zones: zones.map(({ zone }) => zone) }),
		title_ar: arabicNameOf(attributes.title),
		words: searchWords(attributes, (await wordsOf(tx, carId)).texts),
		rating_score: ratingScore({ sum: car.rating_sum, count: car.rating_count }),
		rating_tenths: ratingTenths({ sum: car.rating_sum, count: car.rating_count }),
		completed_trips: car.completed_trips,
		owner_answer_hours: car.owner_answer_hours,
		freshness: freshness.points,
		instant_book: booksInstantly(car),
		...carPosition({ id: car.id, city: attributes.city, area: car.area }),
		area: area && JSON.stringify(area),
	});
}
