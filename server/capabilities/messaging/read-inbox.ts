/** The caller's conversations, most recently active first, with search, filter and pages; if asked for, their requests to the support among them. */
import * as z from 'zod';
import type { InputOf } from '#contract/endpoint.ts';
import type { InboxCard, InboxItem, inbox as inboxCall } from '#contract/messaging.ts';
import { ammanIso } from '#contract/time.ts';
import { arabicNamesOf } from '#server/capabilities/cars/index.ts';
import { displayName } from '#server/capabilities/identity/index.ts';
import { countTicketsInInbox, countUnreadTickets, presentInboxTicket, ticketsInInbox } from '#server/capabilities/tickets/index.ts';
import { maskContacts } from '#server/platform/contacts/mask-contacts.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { type Total, totalOf } from '#server/platform/database/keyset.ts';
import { photoUrl } from '#server/platform/files/serve-photo.ts';
import { paginate, readCursor, writeCursor } from '#server/platform/http/pages.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { countInbox, type InboxRow, inboxPage } from './inbox-sql.ts';
import { countUnread } from './messages-sql.ts';

const MAX_WORDS = 8;
const cursorShape = z.tuple([z.iso.datetime({ offset: true }), z.uuid()]);
type Query = InputOf<typeof inboxCall>['query'];
type Position = { after: z.output<typeof cursorShape> | null; limit: number };
/** Of either kind; both have the same order, so that one cursor names a place in both. */
type Item = { activeAt: Date; id: string; show(): InboxItem };
type Found = { items: Item[]; total: Total };

const none: Found = { items: [], total: { count: 0, capped: false } };

export async function readInbox(platform: Platform, caller: Caller, query: Query) {
	const withTickets = query.tickets === '1' || query.status === 'TICKET';
	const position = { after: readCursor(query.cursor, cursorShape, caller.lang), limit: query.limit };
	const [talks, tickets, unread] = await Promise.all([
		findConversations(platform, caller, query, position),
		withTickets ? findTickets(platform, caller, query, position) : none,
		countUnreadInInbox(platform, caller, withTickets),
	]);
	// Each has up to a page and one more: what comes first of both is the page.
	const items = [...talks.items, ...tickets.items].sort(byActivity);
	const { page, next } = paginate(items, query.limit, (last) => writeCursor([last.activeAt.toISOString(), last.id]));
	const total = totalOf(talks.total.count + tickets.total.count + Number(talks.total.capped || tickets.total.capped));
	return { cards: page.map((item) => item.show()), next, total, unread };
}

/** As PostgreSQL orders them: ids of one moment by their bytes. */
const byActivity = (a: Item, b: Item): number => b.activeAt.getTime() - a.activeAt.getTime() || (a.id < b.id ? 1 : -1);

async function findConversations({ db }: Platform, { userId }: Caller, { status, q = '' }: Query, position: Position): Promise<Found> {
	if (status === 'TICKET') return none;
	const which = { userId, filter: status, words: q.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS) };
	const [rows, total] = await Promise.all([inboxPage(db, { ...which, ...position }), countInbox(db, which)]);
	return { items: rows.map((row) => ({ activeAt: row.active_at, id: row.id, show: () => toCard(row) })), total };
}

/** The person's own, also while they work for a company: its calls about tickets are made for oneself. */
async function findTickets({ db }: Platform, { personId }: Caller, { status, q }: Query, position: Position): Promise<Found> {
	if (status !== 'ALL' && status !== 'UNREAD' && status !== 'TICKET') return none;
	const which = { userId: personId, isUnread: status === 'UNREAD', q };
	const [rows, total] = await Promise.all([ticketsInInbox(db, { ...which, ...position }), countTicketsInInbox(db, which)]);
	return { items: rows.map((row) => ({ activeAt: row.active_at, id: row.id, show: () => presentInboxTicket(row) })), total };
}

/** In how many of the list's conversations something is unread. */
export async function countUnreadInInbox({ db }: Platform, { userId, personId }: Caller, withTickets: boolean): Promise<number> {
	const [talks, tickets] = await Promise.all([countUnread(db, userId), withTickets ? countUnreadTickets(db, personId) : 0]);
	return talks + tickets;
}

function toCard(row: InboxRow): InboxCard {
	return {
		id: row.id,
		kind: row.kind,
		status: row.status,
		cancelCode: row.cancel_code,
		isUnpaid: row.status === 'REQUESTED' && row.paid_at === null,
		startAt: row.starts_at && ammanIso(row.starts_at),
		endAt: row.ends_at && ammanIso(row.ends_at),
		ownerId: row.owner_id,
		renterId: row.renter_id,
		car: {
			...{ make: row.make, model: row.model, year: row.year },
			...arabicNamesOf(row),
			photoUrls: row.photo_id ? [photoUrl(row.photo_id)] : [],
		},
		...otherParty(row, row.confirmed_at !== null),
		lastMessage: lastMessage(row),
		unreadCount: row.unread_count,
		activeAt: ammanIso(row.active_at),
	};
}

type Named = Pick<InboxRow, 'first_name' | 'last_name' | 'display_name_ar' | 'email' | 'profile_image_id'>;

export const otherParty = (person: Named, withContact: boolean) => ({
	otherParty: displayName({ firstName: person.first_name, lastName: person.last_name }) || (withContact ? person.email : null),
	otherPartyAr: person.display_name_ar,
	otherPartyImageUrl: person.profile_image_id ? photoUrl(person.profile_image_id) : null,
});

function lastMessage(row: InboxRow): InboxCard['lastMessage'] {
	if (!row.last_at || !row.last_kind) return null;
	const body = row.last_body ?? '';
	return {
		fromUserId: row.last_from,
		kind: row.last_kind,
		...(row.confirmed_at ? { body, isMasked: false } : maskContacts(body)),
		isRemoved: row.last_removed ?? false,
		event: row.last_event,
		facts: row.last_facts,
		createdAt: ammanIso(row.last_at),
	};
}
