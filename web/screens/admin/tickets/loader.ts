/** Loader of the support's queue. */
import { listTicketQueue, ticketFigures, ticketQueues } from '#contract/ticket-queue.ts';
import type { Loader } from '#web/browser/loader.ts';
import { infiniteQueryFor, queryFor } from '#web/browser/queries.ts';
import { queueFilters } from '#web/features/cases/queue-filters.ts';

export const queues = queueFilters('/admin/tickets', ticketQueues);

export const loader: Loader = ({ query }, load) =>
	Promise.all([load.one(queryFor(ticketFigures)), load.pages(infiniteQueryFor(listTicketQueue, { query: { queue: queues.from(query) } }))]);
