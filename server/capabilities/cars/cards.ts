/** Cars as cards for lists outside search: favourites, and an owner's cars on their profile. */
import type { CarCard } from '#contract/cars.ts';
import { scoreOf } from '#contract/score.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { photoUrl } from '#server/platform/files/serve-photo.ts';
import { cardArea } from './area.ts';
import { cardAttributesOf } from './columns.ts';
import type { FromPrice } from './from-price.ts';
import { carState } from './read-car.ts';
import { fromPricesOf } from './read-from-prices.ts';
import { booksInstantly, isBookable, isOfLicensedOffice } from './rules.ts';
import { type CarRow, carsOf } from './sql.ts';
import { arabicNameOf } from './vehicle-names.ts';

const MOST_CARS = 100;

export function presentCard(row: CarRow, price: FromPrice, today: string): CarCard {
	const [photo] = row.photos;
	return {
		id: row.id,
		slug: row.slug,
		...cardAttributesOf(row),
		titleAr: arabicNameOf(row.title),
		instantBook: booksInstantly(row),
		pricePerDay: Number(price.fils) / 1000,
		primaryPhoto: photo ? photoUrl(photo.object_id) : null,
		isVerified: row.verification_status === 'VERIFIED',
		rating: scoreOf(row.rating_sum, row.rating_count),
		completedTrips: row.completed_trips,
		stay: null,
		priceIsFrom: price.isFrom,
		area: cardArea(row.area),
		ownerCancellations: row.owner_cancellations,
		licensedOffice: isOfLicensedOffice(row, today),
	};
}

/** An owner's bookable cars, newest first. */
export async function publicCarsOf(db: Queryable, ownerId: string, today: string): Promise<CarCard[]> {
	const rows = await carsOf(db, ownerId, { after: null, limit: MOST_CARS });
	const bookable = rows.filter((row) => isBookable(carState(row), today));
	const priceOf = await fromPricesOf(db, bookable, today);
	return bookable.map((row) => presentCard(row, priceOf(row), today));
}
