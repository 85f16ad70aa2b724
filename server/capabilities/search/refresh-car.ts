/** Keeps a car's row in the search table in step: present while it can be booked, absent otherwise. Runs in the transaction of the change. */
import { ammanDate } from '#contract/time.ts';
import { attributesOf, carById, carState, isBookable, searchWords } from '#server/capabilities/cars/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { ratingScore, ratingTenths, searchColumnsOf } from './rules.ts';
import { putRow, removeRow } from './sql.ts';

export async function refreshCar(platform: Platform, tx: Transaction, { carId }: { carId: string }): Promise<void> {
	const car = await carById(tx, carId);
	if (!car || car.daily_rate_fils === null || !isBookable(carState(car), ammanDate(platform.clock.now()))) {
		await removeRow(tx, carId);
		return;
	}
	const attributes = attributesOf(car);
	await putRow(tx, {
		...searchColumnsOf(attributes),
		car_id: car.id,
		created_at: car.created_at,
		price_fils: Number(car.daily_rate_fils),
		turnaround_minutes: car.turnaround_minutes,
		min_days: car.min_days ?? 1,
		notice_hours: car.advance_notice_hours,
		words: searchWords(attributes),
		rating_score: ratingScore({ sum: car.rating_sum, count: car.rating_count }),
		rating_tenths: ratingTenths({ sum: car.rating_sum, count: car.rating_count }),
		instant_book: car.instant_book,
	});
}
