/** Access to claims: the two parties, and admins who are neither and decide. */
import { aClaimBody } from '#tests/support/claims.ts';
import { hidden, on, parties, type Table } from './access-case.ts';
import * as fresh from './fixtures.ts';
import * as money from './money-fixtures.ts';

const settled = on((actors) => actors.money.trip);
const note = { note: 'Looked at the photos.' };
const once = { by: { admin: 200, superAdmin: 409 } };

export const rowsOfClaims = {
	'POST /api/bookings/{id}/claims': {
		input: async (actors) => {
			const trip = await fresh.aTripThatIsOver(actors);
			return { params: trip.params, body: await aClaimBody(trip.owner) };
		},
		by: { owner: 201 },
		others: hidden,
	},
	'GET /api/bookings/{id}/claim': { input: settled, by: parties, others: hidden },
	// Readable by the parties even if the booking has no claim.
	'GET /api/bookings/{id}/claim-state': { input: on((actors) => actors.booking), by: parties, others: hidden },
	// Callers who may read the claim, but not respond to it, get 403 instead of 404.
	'PATCH /api/claims/{id}/accept': {
		input: on(money.aClaim),
		by: { admin: 403, superAdmin: 403, owner: 403, renter: 200 },
		others: hidden,
	},
	'POST /api/claims/{id}/items': {
		input: on(money.aClaim, { body: { items: [{ type: 'OTHER', amountJod: '5', description: 'A lost cover' }] } }),
		by: { admin: 403, superAdmin: 403, renter: 403, owner: 200 },
		others: hidden,
	},
	'PATCH /api/claims/{id}/contest': {
		input: on(money.aClaim, { body: { reason: 'It was there before.' } }),
		by: { admin: 403, superAdmin: 403, owner: 403, renter: 200 },
		others: hidden,
	},
	'PATCH /api/claims/{id}/withdraw': {
		input: on(money.aClaim),
		by: { admin: 403, superAdmin: 403, renter: 403, owner: 200 },
		others: hidden,
	},
	'PATCH /api/claims/{id}/resolve': {
		admits: 'admins',
		input: async (actors) => {
			const { id, items } = await money.aContestedClaim(actors);
			return { params: { id }, body: { items: items.map((item) => ({ id: item.id, grantedJod: '5' })), ...note } };
		},
		...once,
	},
	'POST /api/claims/{id}/pay': {
		input: on(money.anUnpaidExcess),
		by: { admin: 403, superAdmin: 403, owner: 403, renter: 200 },
		others: hidden,
	},
	'PATCH /api/claims/{id}/write-off': { admits: 'admins', input: on(money.anUnpaidExcess, { body: note }), ...once },
	'GET /api/admin/claims/{id}': { admits: 'admins', input: on((actors) => actors.money.claim) },
	'GET /objects/claims/{id}': {
		input: ({ money: { claim } }) => ({ params: { id: claim.photos[0]?.url.split('/').at(-1) ?? '' } }),
		by: parties,
		others: hidden,
	},
} satisfies Table;
