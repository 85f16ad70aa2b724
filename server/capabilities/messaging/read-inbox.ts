/** The caller's conversations, most recently active first, with search, filter and pages. */
import * as z from 'zod';
import type { Received } from '#contract/endpoint.ts';
import type { InboxCard, inbox as inboxCall } from '#contract/messaging.ts';
import { ammanIso } from '#contract/time.ts';
import { arabicNamesOf } from '#server/capabilities/cars/index.ts';
import { displayName } from '#server/capabilities/identity/index.ts';
import { maskContacts } from '#server/platform/contacts/mask-contacts.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { photoUrl } from '#server/platform/files/serve-photo.ts';
import { paginate, readCursor, writeCursor } from '#server/platform/http/pages.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { countInbox, type InboxRow, inboxPage } from './inbox-sql.ts';
import { countUnread } from './messages-sql.ts';

const MAX_WORDS = 8;
const cursorShape = z.tuple([z.iso.datetime({ offset: true }), z.uuid()]);

export async function readInbox(platform: Platform, caller: Caller, query: Received<typeof inboxCall>['query']) {
	const words = (query.q ?? '').split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
	const after = readCursor(query.cursor, cursorShape, caller.lang);
	const which = { userId: caller.userId, filter: query.status, words };
	const [rows, total, unread] = await Promise.all([
		inboxPage(platform.db, { ...which, after, limit: query.limit }),
		countInbox(platform.db, which),
		countUnread(platform.db, caller.userId),
	]);
	const { page, next } = paginate(rows, query.limit, (last) => writeCursor([last.active_at.toISOString(), last.id]));
	return { cards: page.map(toCard), next, total, unread };
}

function toCard(row: InboxRow): InboxCard {
	return {
		id: row.id,
		kind: row.kind,
		status: row.status,
		cancelCode: row.cancel_code,
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
