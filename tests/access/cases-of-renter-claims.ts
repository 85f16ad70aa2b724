/** Access to renters' claims: the two parties, and admins who are neither and decide. */
import type { RenterClaim } from '#contract/renter-claim-shapes.ts';
import { contestRenterClaim } from '#contract/renter-claims.ts';
import { aRenterClaim, aRenterClaimBody } from '#tests/support/renter-claims.ts';
import { hidden, on, parties, type Table } from './access-case.ts';
import type { Actors } from './actors.ts';
import * as fresh from './fixtures.ts';

const anOpenClaim = async (actors: Actors): Promise<RenterClaim> => aRenterClaim(await fresh.aTripThatIsOver(actors));
async function aContestedClaim(actors: Actors): Promise<RenterClaim> {
	const trip = await fresh.aTripThatIsOver(actors);
	const { id } = await aRenterClaim(trip);
	return trip.owner.browser.call(contestRenterClaim, { params: { id }, body: { reason: 'The tank was full.' } });
}

const made = new WeakMap<Actors, Promise<RenterClaim>>();

/** A contested claim with a photo, shared by callers who only read it. */
function theClaim(actors: Actors): Promise<RenterClaim> {
	const claim = made.get(actors) ?? aContestedClaim(actors);
	made.set(actors, claim);
	return claim;
}

export const rowsOfRenterClaims = {
	'POST /api/bookings/{id}/renter-claims': {
		input: async (actors) => {
			const trip = await fresh.aTripThatIsOver(actors);
			return { params: trip.params, body: await aRenterClaimBody(trip.renter) };
		},
		by: { renter: 201 },
		others: hidden,
	},
	// Readable by the parties even if the booking has no claim.
	'GET /api/bookings/{id}/renter-claim': { input: on((actors) => actors.booking), by: parties, others: hidden },
	// Callers who may read it but not answer get that refusal.
	'PATCH /api/renter-claims/{id}/accept': {
		input: on(anOpenClaim),
		by: { admin: 403, superAdmin: 403, renter: 403, owner: 200 },
		others: hidden,
	},
	'PATCH /api/renter-claims/{id}/contest': {
		input: on(anOpenClaim, { body: { reason: 'The tank was full.' } }),
		by: { admin: 403, superAdmin: 403, renter: 403, owner: 200 },
		others: hidden,
	},
	'PATCH /api/renter-claims/{id}/withdraw': {
		input: on(anOpenClaim),
		by: { admin: 403, superAdmin: 403, owner: 403, renter: 200 },
		others: hidden,
	},
	'GET /api/admin/renter-claims/{id}': { admits: 'admins', input: on(theClaim) },
	'GET /api/admin/renter-claims/{id}/decision': { admits: 'admins', input: on(theClaim, { query: { amounts: '5' } }) },
	'PATCH /api/admin/renter-claims/{id}/decide': {
		admits: 'admins',
		input: async (actors) => {
			const { id, lines } = await aContestedClaim(actors);
			const granted = lines.map((line) => ({ id: line.id, grantedJod: '5' }));
			return { params: { id }, body: { lines: granted, refundJod: '5.00', note: 'Looked at the receipt.' } };
		},
		by: { admin: 200, superAdmin: 409 },
	},
	'GET /objects/renter-claims/{id}': {
		input: async (actors) => ({ params: { id: (await theClaim(actors)).photos[0]?.url.split('/').at(-1) ?? '' } }),
		by: parties,
		others: hidden,
	},
} satisfies Table;
