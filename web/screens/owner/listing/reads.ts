/** What the form of a car reads ahead: a new one where its owner stands, another one itself. */
import { kycStatus } from '#contract/kyc.ts';
import { getOwnerCar, listingTerms } from '#contract/listing.ts';
import { read } from '../../../queries.ts';
import type { Reads } from '../../../screen.ts';

export const reads: Reads = ({ params, query }, load) => {
	const from = query.get('from');
	const car = params.id ? load.main(read(getOwnerCar, { params: { id: params.id } })) : load.one(read(kycStatus));
	return Promise.all([car, load.one(read(listingTerms)), from && load.one(read(getOwnerCar, { params: { id: from } }))]);
};
