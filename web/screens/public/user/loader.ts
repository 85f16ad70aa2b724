/** Loader of a public profile. */
import { getProfile } from '#contract/profiles.ts';
import { listPersonReviews } from '#contract/reviews.ts';
import type { Loader } from '#web/browser/loader.ts';
import { infiniteQueryFor, queryFor } from '#web/browser/queries.ts';

const AT_FIRST = '10';

export const reviewsAbout = (id: string, as: 'owner' | 'renter') =>
	infiniteQueryFor(listPersonReviews, { params: { id }, query: { as, limit: AT_FIRST } });

export const loader: Loader = async ({ params }, load) => {
	const person = await load.main(queryFor(getProfile, { params: { id: params.id ?? '' } }));
	if (!person) return;
	await Promise.all([
		person.asOwner.count > 0 && load.pages(reviewsAbout(person.id, 'owner')),
		person.asRenter.count > 0 && load.pages(reviewsAbout(person.id, 'renter')),
	]);
};
