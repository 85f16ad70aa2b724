/** What others wrote of a person in one of their roles. */
import { listPersonReviews } from '#contract/reviews.ts';
import { infiniteQueryFor } from '../../../queries.ts';

const AT_FIRST = '10';

export const reviewsAbout = (id: string, as: 'owner' | 'renter') =>
	infiniteQueryFor(listPersonReviews, { params: { id }, query: { as, limit: AT_FIRST } });
