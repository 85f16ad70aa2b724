/** The inbox query according to the address. */
import { inbox, inboxFilters } from '#contract/messaging.ts';
import { infiniteQueryFor } from '#web/browser/queries.ts';

export type InboxFilter = (typeof inboxFilters)[number];
export type InboxQuery = { show: InboxFilter; q: string };

/** Cards per page. */
const LIMIT = 20;

export function inboxQueryFrom(query: URLSearchParams): InboxQuery {
	const asked = (query.get('show') ?? '').toUpperCase();
	return { show: inboxFilters.find((filter) => filter === asked) ?? 'ALL', q: (query.get('q') ?? '').trim().slice(0, 100) };
}

/** `?show=unread&q=kia`, or empty: preserved in links to conversations, so that the list beside them stays the same. */
export function searchOf({ show, q }: InboxQuery): string {
	const query = new URLSearchParams();
	if (show !== 'ALL') query.set('show', show.toLowerCase());
	if (q) query.set('q', q);
	return query.size > 0 ? `?${query}` : '';
}

export const inboxRead = ({ show, q }: InboxQuery) =>
	infiniteQueryFor(inbox, { query: { limit: LIMIT, tickets: '1', ...(show !== 'ALL' && { status: show }), ...(q && { q }) } });
