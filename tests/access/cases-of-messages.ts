/** Access to conversations: their two parties; admins see only photos, as evidence, and the conversation of a booking on which they decide. */
import { sendMessage } from '#contract/messaging.ts';
import { aPicture, uploadPhoto } from '#tests/support/handovers.ts';
import { aReport } from '#tests/support/reports.ts';
import { hidden, on, parties, type Table } from './access-case.ts';
import { aTrip } from './fixtures.ts';

const talk = on((actors) => actors.booking);
const theTwo = { renter: 200, owner: 200 } as const;

export const rowsOfMessages = {
	'GET /api/messages/{id}': { input: talk, by: theTwo, others: hidden },
	'GET /api/messages/{id}/about': { input: talk, by: theTwo, others: hidden },
	'GET /api/messages/{id}/quick-replies': { input: talk, by: theTwo, others: hidden },
	// Only where there is something to decide; here a report.
	'POST /api/admin/bookings/{id}/conversation': {
		admits: 'admins',
		input: on(async (actors) => {
			const trip = await aTrip(actors);
			await aReport('renter', trip, { kind: 'OTHER', photos: 0 });
			return trip;
		}),
	},
	'POST /api/messages': {
		input: ({ booking }) => ({ body: { bookingId: booking.id, body: 'See you there.' } }),
		by: { renter: 201, owner: 201 },
		others: hidden,
	},
	'PUT /api/messages/{id}/read': { input: on((actors) => actors.booking, { body: { position: 1 } }), by: theTwo, others: hidden },
	'POST /api/messages/{id}/typing': { input: talk, by: theTwo, others: hidden },
	// Everybody who can see the car, except its owner.
	'POST /api/cars/{id}/inquiry': { input: on((actors) => actors.car), by: { owner: 403 } },
	'GET /objects/messages/{id}': {
		input: async ({ people: { renter }, booking }) => {
			const photos = [await uploadPhoto(renter, await aPicture())];
			const sent = await renter.browser.call(sendMessage, { body: { bookingId: booking.id, photos } });
			return { params: { id: sent.photos[0]?.id ?? '' } };
		},
		by: parties,
		others: hidden,
	},
} satisfies Table;
