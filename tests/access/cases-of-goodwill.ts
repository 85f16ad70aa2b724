/** Access to goodwill: admins alone. The recipient reads it in the timeline, letter and payments. */

import { aPerson } from '#tests/support/factories.ts';
import { aGoodwill } from '#tests/support/goodwill.ts';
import { forAdmins, on, type Table } from './access-case.ts';
import type { Actors } from './actors.ts';
import * as fresh from './fixtures.ts';

/** Asked for by another admin, so that every admin of the table may decide. */
async function aWaitingOne(actors: Actors) {
	const [trip, admin] = [await fresh.aTrip(actors), await aPerson(actors.world, { role: 'ADMIN' })];
	return aGoodwill(admin, trip.id, { amountJod: '40' });
}

const gift = { recipient: 'RENTER', amountJod: '1', reason: 'For the trouble.', needsSecondAdmin: false };

export const rowsOfGoodwill = {
	'GET /api/admin/bookings/{id}/goodwill': { admits: 'admins', input: on((actors) => actors.booking), by: forAdmins },
	'GET /api/admin/bookings/{id}/goodwill/preview': {
		admits: 'admins',
		input: on(fresh.aTrip, { query: { recipient: 'OWNER', amountJod: '1' } }),
		by: forAdmins,
	},
	'POST /api/admin/bookings/{id}/goodwill': {
		admits: 'admins',
		input: on(fresh.aTrip, { body: () => ({ id: crypto.randomUUID(), ...gift }) }),
	},
	'PATCH /api/admin/goodwill/{id}/decide': {
		admits: 'admins',
		input: on(aWaitingOne, { body: { grant: true, amountJod: '40.00' } }),
		by: { admin: 200, superAdmin: 409 },
	},
} satisfies Table;
