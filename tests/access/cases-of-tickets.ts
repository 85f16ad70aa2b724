/** Access to tickets: the person who wrote it, and admins; a visitor opens theirs with the token from an e-mail. */
import { createTicket } from '#contract/tickets.ts';
import { hidden, on, type Table } from './access-case.ts';
import type { ActorName, Actors } from './actors.ts';

const text = 'Where is my payout?';
const aTicketOfRenter = ({ people }: Actors) => people.renter.browser.call(createTicket, { body: { subject: 'A question', text } });
const forAdmin = { admits: 'admins' } as const;
const byToken = { admits: 'anyone', others: hidden } as const;

export const rowsOfTickets = {
	'GET /api/support': { admits: 'anyone' },
	'POST /api/tickets': { input: () => ({ body: { subject: 'A question', text } }) },
	'GET /api/tickets/{id}': { input: ({ ticketId }) => ({ params: { id: ticketId } }), by: { renter: 200 }, others: hidden },
	'POST /api/tickets/{id}/messages': {
		input: ({ ticketId }) => ({ params: { id: ticketId }, body: { text } }),
		by: { renter: 201 },
		others: hidden,
	},
	'PUT /api/tickets/{id}/read': {
		input: ({ ticketId }) => ({ params: { id: ticketId }, body: { answers: 1 } }),
		by: { renter: 200 },
		others: hidden,
	},
	'POST /api/tickets/{id}/solve': { input: on(aTicketOfRenter), by: { renter: 200 }, others: hidden },
	'POST /api/guest-tickets': {
		admits: 'anyone',
		input: () => ({
			body: (who: ActorName) => ({ name: 'A', email: `guest-${who}@mishwar.test`.toLowerCase(), subject: 'A question', text }),
		}),
	},
	'POST /api/guest-tickets/confirm': { ...byToken, input: () => ({ body: { token: 'none' } }) },
	'POST /api/guest-tickets/read': { ...byToken, input: () => ({ body: { token: 'none' } }) },
	'POST /api/guest-tickets/messages': { ...byToken, input: () => ({ body: { token: 'none', text } }) },
	'GET /api/admin/tickets/{id}': { ...forAdmin, input: ({ ticketId }) => ({ params: { id: ticketId } }) },
	'POST /api/admin/tickets/{id}/answers': { ...forAdmin, input: on(aTicketOfRenter, { body: { text } }) },
	'POST /api/admin/tickets/{id}/comments': { ...forAdmin, input: on(aTicketOfRenter, { body: { text } }) },
	'PUT /api/admin/tickets/{id}/assignee': { ...forAdmin, input: on(aTicketOfRenter, { body: { adminId: null } }) },
	'POST /api/admin/tickets/{id}/solve': {
		...forAdmin,
		input: on(aTicketOfRenter),
		by: { admin: 200, superAdmin: 409 },
	},
} satisfies Table;
