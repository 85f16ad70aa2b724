/** Loader of the car form: the identity check for a new car, otherwise the car. */
import { getOwnerCarWords } from '#contract/car-words.ts';
import { kycStatus } from '#contract/kyc.ts';
import { getOwnerCar, listingTerms } from '#contract/listing.ts';
import type { Loader } from '#web/browser/loader.ts';
import { queryFor } from '#web/browser/queries.ts';

export const loader: Loader = ({ params }, load) => {
	const car = params.id ? load.main(queryFor(getOwnerCar, { params: { id: params.id } })) : load.one(queryFor(kycStatus));
	return Promise.all([
		car,
		load.one(queryFor(listingTerms)),
		params.id && load.one(queryFor(getOwnerCarWords, { params: { id: params.id } })),
	]);
};
