/** What a person's page reads ahead. */
import { getProfile } from '#contract/profiles.ts';
import { queryFor } from '../../../queries.ts';
import type { Loader } from '../../../screen.ts';
import { reviewsAbout } from './reviews-about.ts';

export const loader: Loader = async ({ params }, load) => {
	const person = await load.main(queryFor(getProfile, { params: { id: params.id ?? '' } }));
	if (!person) return;
	await Promise.all([
		person.asOwner.count > 0 && load.pages(reviewsAbout(person.id, 'owner')),
		person.asRenter.count > 0 && load.pages(reviewsAbout(person.id, 'renter')),
	]);
};
