/** Loader of the car page. */
import { bookedDates } from '#contract/availability.ts';
import { listBookings } from '#contract/bookings.ts';
import { getCar } from '#contract/cars.ts';
import { getOwnerRecord } from '#contract/profiles.ts';
import { getQuote } from '#contract/quotes.ts';
import { getCarRatings, listCarReviews, listOwnerReviews } from '#contract/reviews.ts';
import type { Loader } from '#web/browser/loader.ts';
import { infiniteQueryFor, queryFor, readPage } from '#web/browser/queries.ts';
import { deliveryIn, toQuoteParams } from './use-delivery.ts';
import { extrasIn } from './use-extras.ts';

export const loader: Loader = async ({ params, query, signedIn }, load) => {
	const car = await load.main(queryFor(getCar, { params: { slug: params.slug ?? '' } }));
	if (!car) return;
	const stay = { pickup: query.get('pickup'), return: query.get('return') };
	const { deliveryZones, extras } = car.terms;
	const quoted = toQuoteParams(stay, deliveryIn(query, deliveryZones), extrasIn(query, extras));
	await Promise.all([
		car.rating.count > 0 && load.pages(reviewsOf(car.id)),
		car.rating.count > 0 && load.one(ratingsOf(car.id)),
		load.one(queryFor(bookedDates, { params: { id: car.id } })),
		load.one(ownerRecordOf(car.id)),
		signedIn && load.one(readPage(listBookings, { query: { mine: '1', order: 'next' } })),
		quoted && load.one(queryFor(getQuote, { params: { id: car.id }, query: quoted })),
	]);
};

const AT_FIRST = '5';

/** Query for the first reviews of a car; more on demand. */
export const reviewsOf = (carId: string) => infiniteQueryFor(listCarReviews, { params: { id: carId }, query: { limit: AT_FIRST } });

export const ratingsOf = (carId: string) => queryFor(getCarRatings, { params: { id: carId } });

/** Number of reviews of the owner's other cars. */
const OF_OTHER_CARS = '3';

export const otherReviewsOf = (carId: string) =>
	infiniteQueryFor(listOwnerReviews, { params: { id: carId }, query: { limit: OF_OTHER_CARS } });

export const ownerRecordOf = (carId: string) => queryFor(getOwnerRecord, { params: { id: carId } });
