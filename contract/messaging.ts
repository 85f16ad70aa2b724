/** The inbox: one conversation for each booking. */
import * as z from 'zod';
import { booking } from './bookings.ts';
import { endpoint } from './endpoint.ts';
import { paging } from './paging.ts';

export const inboxCard = booking
	.pick({ id: true, status: true, cancelCode: true, startAt: true, endAt: true, ownerId: true, renterId: true })
	.extend({
		car: z.object({ make: z.string(), model: z.string(), year: z.int(), photoUrls: z.array(z.string()) }),
		/** The renter where the reader owns the car, else the owner: display name, else e-mail, else null. */
		otherParty: z.string().nullable(),
		/** The same person's name in Arabic, where they gave one. */
		otherPartyAr: z.string().nullable(),
		otherPartyImageUrl: z.string().nullable(),
	});
export type InboxCard = z.output<typeof inboxCard>;

export const inbox = endpoint({
	method: 'GET',
	path: '/api/messages/inbox',
	summary: 'Bookings one takes part in, as renter or as owner, newest first.',
	access: 'signed-in',
	query: z.object(paging),
	response: z.array(inboxCard),
});
