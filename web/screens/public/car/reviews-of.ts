/** Query for the first reviews of a car; more on demand. */
import { listCarReviews } from '#contract/reviews.ts';
import { infiniteQueryFor } from '#web/browser/queries.ts';

const AT_FIRST = '5';

export const reviewsOf = (carId: string) => infiniteQueryFor(listCarReviews, { params: { id: carId }, query: { limit: AT_FIRST } });
