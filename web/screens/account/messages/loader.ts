/** Loaders of the messages: the list, and a conversation with its subject and last messages. */
import { getBooking } from '#contract/bookings.ts';
import { getConversation, listMessages } from '#contract/messaging.ts';
import { getTicket } from '#contract/tickets.ts';
import type { Loader } from '#web/browser/loader.ts';
import { queryFor } from '#web/browser/queries.ts';
import { inboxQueryFrom, inboxRead } from './inbox/inbox-query.ts';

const AT_FIRST = 50;

/** Its cache entry contains all known messages, not only the last ones. */
export const messagesRead = (id: string) => queryFor(listMessages, { params: { id }, query: { limit: AT_FIRST } });
export const aboutRead = (id: string) => queryFor(getConversation, { params: { id } });

export const loader: Loader = ({ params: { id }, query }, load) =>
	Promise.all([load.pages(inboxRead(inboxQueryFrom(query))), id ? conversation(id, load) : null]);

/** The list, and a request to the support. */
export const ticketLoader: Loader = ({ params: { id = '' }, query }, load) =>
	Promise.all([load.pages(inboxRead(inboxQueryFrom(query))), load.main(queryFor(getTicket, { params: { id } }))]);

async function conversation(id: string, load: Parameters<Loader>[1]): Promise<void> {
	const [about] = await Promise.all([load.main(aboutRead(id)), load.one(messagesRead(id))]);
	if (about?.kind === 'BOOKING') await load.one(queryFor(getBooking, { params: { id } }));
}
