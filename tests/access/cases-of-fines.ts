/** Access to fines that arrive after the return: the two parties, and admins who are neither and decide. */
import { contestFine, getFineHold } from '#contract/fines.ts';
import { releaseDeposit } from '#contract/settlements.ts';
import { aFine, aFineBody, holdForFines } from '#tests/support/fines.ts';
import type { Trip } from '#tests/support/handovers.ts';
import { hidden, on, parties, type Table } from './access-case.ts';
import type { Actors } from './actors.ts';
import * as fresh from './fixtures.ts';

/** A trip with a part of its deposit held for fines; other bookings of the table have no such part. */
async function aHeldTrip(actors: Actors): Promise<Trip> {
	await holdForFines(actors.world);
	const trip = await fresh.aTripThatIsOver(actors);
	await holdForFines(actors.world, 0, 0);
	await trip.owner.browser.call(releaseDeposit, { params: trip.params });
	return trip;
}

const aStatedFine = async (actors: Actors) => aFine(await aHeldTrip(actors));

async function aContestedFine(actors: Actors) {
	const trip = await aHeldTrip(actors);
	const { id } = await aFine(trip);
	actors.world.expectLog(/ALERT FINE_CONTESTED/);
	await trip.renter.browser.call(contestFine, { params: { id }, body: { reason: 'I was not there.' } });
	return { id };
}

export const rowsOfFines = {
	'GET /api/bookings/{id}/fines': { input: on(aHeldTrip), by: parties, others: hidden },
	'POST /api/bookings/{id}/fines': {
		input: async (actors) => {
			const trip = await aHeldTrip(actors);
			return { params: trip.params, body: await aFineBody(trip) };
		},
		by: { owner: 201 },
		others: hidden,
	},
	'PATCH /api/bookings/{id}/fines/end': { input: on(aHeldTrip), by: { owner: 200 }, others: hidden },
	// Callers who may read it but not respond get that refusal.
	'PATCH /api/fines/{id}/accept': {
		input: on(aStatedFine),
		by: { admin: 403, superAdmin: 403, owner: 403, renter: 200 },
		others: hidden,
	},
	'PATCH /api/fines/{id}/contest': {
		input: on(aStatedFine, { body: { reason: 'I was not there.' } }),
		by: { admin: 403, superAdmin: 403, owner: 403, renter: 200 },
		others: hidden,
	},
	'PATCH /api/fines/{id}/withdraw': {
		input: on(aStatedFine),
		by: { admin: 403, superAdmin: 403, owner: 200, renter: 403 },
		others: hidden,
	},
	'PATCH /api/fines/{id}/resolve': {
		admits: 'admins',
		input: on(aContestedFine, { body: { grantedJod: '5', note: 'Looked at the ticket.' } }),
		by: { admin: 200, superAdmin: 409 },
	},
	'GET /objects/fines/{id}': {
		input: async (actors) => {
			const trip = await aHeldTrip(actors);
			await aFine(trip);
			const { fines } = await trip.owner.browser.call(getFineHold, { params: trip.params });
			return { params: { id: fines[0]?.photoUrl?.split('/').at(-1) ?? '' } };
		},
		by: parties,
		others: hidden,
	},
} satisfies Table;
