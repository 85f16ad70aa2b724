/** Loader of the support's queue. */
import { listTicketQueue, type TicketQueue, ticketFigures, ticketQueues } from '#contract/ticket-queue.ts';
import type { Loader } from '#web/browser/loader.ts';
import { infiniteQueryFor, queryFor } from '#web/browser/queries.ts';

export const queueFrom = (query: URLSearchParams): TicketQueue => ticketQueues.find((each) => each === query.get('show')) ?? 'OPEN';

export const addressOf = (queue: TicketQueue): string => (queue === 'OPEN' ? '/admin/tickets' : `/admin/tickets?show=${queue}`);

export const loader: Loader = ({ query }, load) =>
	Promise.all([load.one(queryFor(ticketFigures)), load.pages(infiniteQueryFor(listTicketQueue, { query: { queue: queueFrom(query) } }))]);
