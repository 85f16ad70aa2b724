/** Loader of the car form: the identity check for a new car, otherwise the car. */
import { getOwnerCarWords } from '#contract/car-words.ts';
import { kycStatus } from '#contract/kyc.ts';
import { getOwnerCar, listingTerms } from '#contract/listing.ts';
import type { Loader } from '#web/browser/loader.ts';
import { queryFor } from '#web/browser/queries.ts';

export const loader: Loader = ({ params, query }, load) => {
	const from = query.get('from');
	const car = params.id ? load.main(queryFor(getOwnerCar, { params: { id: params.id } })) : load.one(queryFor(kycStatus));
	const described = params.id ?? from;
	return Promise.all([
		car,
		load.one(queryFor(listingTerms)),
		from && load.one(queryFor(getOwnerCar, { params: { id: from } })),
		described && load.one(queryFor(getOwnerCarWords, { params: { id: described } })),
	]);
};
