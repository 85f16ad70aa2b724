/** Access to renters' claims: the two parties, and admins who are neither and decide. */
import type { RenterClaim } from '#contract/renter-claim-shapes.ts';
import { contestRenterClaim } from '#contract/renter-claims.ts';
import { aRenterClaim, aRenterClaimBody } from '#tests/support/renter-claims.ts';
import { hidden, on, parties, type Table } from './access-case.ts';
import type { Actors } from './actors.ts';
import * as fresh from './fixtures.ts';

const anOpenClaim = async (cast: Actors): Promise<RenterClaim> => aRenterClaim(await fresh.aTripThatIsOver(cast));
async function aContestedClaim(cast: Actors): Promise<RenterClaim> {
	const trip = await fresh.aTripThatIsOver(cast);
	const { id } = await aRenterClaim(trip);
	return trip.owner.browser.call(contestRenterClaim, { params: { id }, body: { reason: 'The tank was full.' } });
}

const made = new WeakMap<Actors, Promise<RenterClaim>>();

/** Shared by callers who only read it: contested, with a photo. */
function theClaim(cast: Actors): Promise<RenterClaim> {
	const claim = made.get(cast) ?? aContestedClaim(cast);
	made.set(cast, claim);
	return claim;
}

export const rowsOfRenterClaims = {
	'POST /api/bookings/{id}/renter-claims': {
		given: async (cast) => {
			const trip = await fresh.aTripThatIsOver(cast);
			return { params: trip.params, body: await aRenterClaimBody(trip.renter) };
		},
		by: { renter: 201 },
		others: hidden,
	},
	// Also without a claim.
	'GET /api/bookings/{id}/renter-claim': { given: on((cast) => cast.booking), by: parties, others: hidden },
	// Callers who may read it but not answer get that refusal.
	'PATCH /api/renter-claims/{id}/accept': {
		given: on(anOpenClaim),
		by: { admin: 403, superAdmin: 403, renter: 403, owner: 200 },
		others: hidden,
	},
	'PATCH /api/renter-claims/{id}/contest': {
		given: on(anOpenClaim, { body: { reason: 'The tank was full.' } }),
		by: { admin: 403, superAdmin: 403, renter: 403, owner: 200 },
		others: hidden,
	},
	'PATCH /api/renter-claims/{id}/withdraw': {
		given: on(anOpenClaim),
		by: { admin: 403, superAdmin: 403, owner: 403, renter: 200 },
		others: hidden,
	},
	'GET /api/admin/renter-claims/{id}': { letsIn: 'admins', given: on(theClaim) },
	'GET /api/admin/renter-claims/{id}/decision': { letsIn: 'admins', given: on(theClaim, { query: { amounts: '5' } }) },
	'PATCH /api/admin/renter-claims/{id}/decide': {
		letsIn: 'admins',
		given: async (cast) => {
			const { id, lines } = await aContestedClaim(cast);
			const granted = lines.map((line) => ({ id: line.id, grantedJod: '5' }));
			return { params: { id }, body: { lines: granted, refundJod: '5.00', note: 'Looked at the receipt.' } };
		},
		by: { admin: 200, superAdmin: 409 },
	},
	'GET /objects/renter-claims/{id}': {
		given: async (cast) => ({ params: { id: (await theClaim(cast)).photos[0]?.url.split('/').at(-1) ?? '' } }),
		by: parties,
		others: hidden,
	},
} satisfies Table;
