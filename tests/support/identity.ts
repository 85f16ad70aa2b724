/** What the documents of a test person say: a driver of 34 years, whose licence is sixteen years old and valid for years. */
import type { IdentityDetails } from '#contract/identity-details.ts';

export const identityDetails: IdentityDetails = {
	birthDate: '1996-04-12',
	nationality: 'JO',
	licenceNumber: '9001234',
	licenceClass: '3',
	licenceIssuedOn: '2015-06-01',
	licenceExpiresOn: '2035-05-31',
	licenceScript: 'ARABIC',
};
