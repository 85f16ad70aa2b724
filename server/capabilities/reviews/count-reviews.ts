/** Updates the rating sums of cars and people in the transaction in which a review starts or stops counting. */
import { addToCarRating, carChanged } from '#server/capabilities/cars/index.ts';
import { addToPersonRating } from '#server/capabilities/identity/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import type { ReviewRow } from './sql.ts';

/** `direction`: 1 if they start to count, -1 if they stop. Cars before people, people in order, so that transactions cannot deadlock. */
export async function countReviews(platform: Platform, tx: Transaction, reviews: readonly ReviewRow[], direction: 1 | -1): Promise<void> {
	for (const { side, car_id: carId, rating } of reviews) {
		if (side !== 'RENTER') continue;
		await addToCarRating(tx, carId, { sum: direction * rating, count: direction });
		await platform.events.publish(platform, tx, carChanged, { carId });
	}
	for (const { side, subject_id, rating } of reviews.toSorted((a, b) => (a.subject_id < b.subject_id ? -1 : 1))) {
		const role = side === 'RENTER' ? 'owner' : 'renter';
		await addToPersonRating(tx, subject_id, role, { sum: direction * rating, count: direction });
	}
}
