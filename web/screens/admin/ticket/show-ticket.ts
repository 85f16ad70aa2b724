/** Shows the ticket that a change returned, and loads the queue again. */
import type { QueryClient } from '@tanstack/react-query';
import { getSupportTicket, listTicketQueue, type SupportTicket } from '#contract/ticket-queue.ts';
import { matchesPath, queryFor } from '#web/browser/queries.ts';

export function showTicket(client: QueryClient, ticket: SupportTicket): void {
	void client.invalidateQueries({ predicate: matchesPath(listTicketQueue.path) });
	client.setQueryData(queryFor(getSupportTicket, { params: { id: ticket.id } }).queryKey, ticket);
}
