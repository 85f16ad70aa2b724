/** Loader of the car page. */
import { bookedDates } from '#contract/availability.ts';
import { getCar } from '#contract/cars.ts';
import { getOwnerRecord } from '#contract/profiles.ts';
import { getQuote } from '#contract/quotes.ts';
import { listCarReviews, listOwnerReviews } from '#contract/reviews.ts';
import type { Loader } from '#web/browser/loader.ts';
import { infiniteQueryFor, queryFor } from '#web/browser/queries.ts';
import { staySent } from '#web/features/cars/stay.ts';
import { deliveryIn } from './use-delivery.ts';

export const loader: Loader = async ({ params, query }, load) => {
	const car = await load.main(queryFor(getCar, { params: { slug: params.slug ?? '' } }));
	if (!car) return;
	const stay = staySent(query.get('pickup'), query.get('return'));
	const { zone } = deliveryIn(query, car.terms.deliveryZones);
	await Promise.all([
		car.rating.count > 0 && load.pages(reviewsOf(car.id)),
		load.one(queryFor(bookedDates, { params: { id: car.id } })),
		load.one(ownerRecordOf(car.id)),
		stay && load.one(queryFor(getQuote, { params: { id: car.id }, query: { ...stay, ...(zone && { zone }) } })),
	]);
};

const AT_FIRST = '5';

/** Query for the first reviews of a car; more on demand. */
export const reviewsOf = (carId: string) => infiniteQueryFor(listCarReviews, { params: { id: carId }, query: { limit: AT_FIRST } });

/** Fewer of the owner's other cars, which are not what the page is about. */
const OF_OTHER_CARS = '3';

export const otherReviewsOf = (carId: string) =>
	infiniteQueryFor(listOwnerReviews, { params: { id: carId }, query: { limit: OF_OTHER_CARS } });

export const ownerRecordOf = (carId: string) => queryFor(getOwnerRecord, { params: { id: carId } });
