/** Access to reviews, profiles and favourites. */
import { randomUUID } from 'node:crypto';
import { forAdmins, hidden, on, type Table } from './access-case.ts';
import type { Actors } from './actors.ts';
import * as fresh from './fixtures.ts';
import * as money from './money-fixtures.ts';

async function aSavedSearchOfRenter({ people, world }: Actors): Promise<{ id: string }> {
	const id = randomUUID();
	await world.running.platform.db
		.insertInto('saved_searches')
		.values({ id, user_id: people.renter.id, query: `q=${id}`, created_at: world.clock.now() })
		.execute();
	return { id };
}

export const rowsOfReviews = {
	// Admins have a separate list.
	'GET /api/bookings/{id}/reviews': { input: on((actors) => actors.money.trip), by: { renter: 200, owner: 200 }, others: hidden },
	'POST /api/bookings/{id}/reviews': {
		input: on(fresh.aTripThatIsOver, { body: { rating: 4, text: 'All went well.' } }),
		by: { renter: 201, owner: 201 },
		others: hidden,
	},
	// The reviews of a hidden car are hidden as well.
	'GET /api/cars/{id}/reviews': {
		admits: 'anyone',
		input: on((actors) => actors.rejectedCar),
		by: { otherOwner: 200, ...forAdmins },
		others: hidden,
	},
	'GET /api/cars/{id}/ratings': {
		admits: 'anyone',
		input: on((actors) => actors.rejectedCar),
		by: { otherOwner: 200, ...forAdmins },
		others: hidden,
	},
	'GET /api/cars/{id}/owner-reviews': {
		admits: 'anyone',
		input: on((actors) => actors.rejectedCar),
		by: { otherOwner: 200, ...forAdmins },
		others: hidden,
	},
	// Some reviews about this user are unpublished or hidden.
	'GET /api/users/{id}/reviews': { input: on((actors) => actors.people.otherOwner) },
	'POST /api/reviews/{id}/answer': {
		input: on(money.aVisibleReview, { body: { text: 'Thank you.' } }),
		by: { owner: 200 },
		others: hidden,
	},
	// Everybody who can read the review may report it once.
	'POST /api/reviews/{id}/report': { input: on(money.aVisibleReview, { body: { reason: 'UNTRUE' } }), others: 201 },
	'PATCH /api/admin/reviews/{id}/hide': {
		admits: 'admins',
		input: on(money.aVisibleReview, { body: { reason: 'Names a third person.' } }),
		by: { admin: 200, superAdmin: 409 },
	},
	'PATCH /api/admin/reviews/{id}/unhide': { admits: 'admins', input: on(money.aVisibleReview), by: forAdmins },
	'GET /api/users/{id}': { input: on((actors) => actors.people.owner) },
	'PUT /api/favourites/{carId}': {
		input: ({ rejectedCar }) => ({ params: { carId: rejectedCar.id } }),
		by: { otherOwner: 200 },
		others: hidden,
	},
	'DELETE /api/saved-searches/{id}': { input: on(aSavedSearchOfRenter), by: { renter: 200 }, others: hidden },
	'GET /api/saved-searches/{id}/end': {
		admits: 'anyone',
		input: on(aSavedSearchOfRenter, { query: { signature: 'forged' } }),
		others: 303,
	},
	'POST /api/saved-searches/{id}/end': {
		admits: 'anyone',
		input: on(aSavedSearchOfRenter, { query: { signature: 'forged' } }),
		others: hidden,
	},
	'DELETE /api/favourites/{carId}': { input: ({ car }) => ({ params: { carId: car.id } }) },
} satisfies Table;
