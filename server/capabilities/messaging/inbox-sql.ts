/**
 * The inbox in one statement: each side's conversations in index order, so that a page reads little more than itself, then the details of the page only.
 * With a filter or words it reads on until the page is full, at most through one user's conversations.
 */
import { type RawBuilder, sql } from 'kysely';
import type { inboxFilters, MessageEvent } from '#contract/messaging.ts';
import { withBadge } from '#server/capabilities/cars/index.ts';
import { COUNT_CAP, type Total, totalOf } from '#server/platform/database/keyset.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import type { BookingsCancelCode, BookingsStatus, ConversationsKind, MessagesKind } from '#server/platform/database/schema.ts';

export type InboxOf = {
	userId: string;
	filter: Exclude<(typeof inboxFilters)[number], 'TICKET'>;
	/** All words must match. */
	words: readonly string[];
	after: readonly [string, string] | null;
	limit: number;
};

export type InboxRow = {
	id: string;
	kind: ConversationsKind;
	owner_id: string;
	renter_id: string;
	active_at: Date;
	status: BookingsStatus | null;
	cancel_code: BookingsCancelCode | null;
	paid_at: Date | null;
	starts_at: Date | null;
	ends_at: Date | null;
	confirmed_at: Date | null;
	make: string;
	model: string;
	year: number;
	photo_id: string | null;
	first_name: string;
	last_name: string;
	display_name_ar: string | null;
	email: string | null;
	profile_image_id: string | null;
	unread_count: number;
	last_kind: MessagesKind | null;
	last_from: string | null;
	last_body: string | null;
	last_event: MessageEvent | null;
	last_facts: Record<string, string> | null;
	last_at: Date | null;
	last_removed: boolean | null;
};

/** Newest first; one more than `limit`. */
export async function inboxPage(db: Queryable, filter: InboxOf): Promise<InboxRow[]> {
	return (await inboxStatement(filter).execute(db)).rows;
}

export function inboxStatement(filter: InboxOf): RawBuilder<InboxRow> {
	return sql<InboxRow>`
		WITH page AS (
			${branch(filter, 'renter')} UNION ALL ${branch(filter, 'owner')} ORDER BY active_at DESC, id DESC LIMIT ${filter.limit + 1}
		)
		SELECT page.*, b.status, b.cancel_code, b.paid_at, b.starts_at, b.ends_at, b.confirmed_at, k.make, k.model, k.year,
			(SELECT p.object_id FROM car_photos p WHERE p.car_id = page.car_id ORDER BY p.sort LIMIT 1) AS photo_id,
			u.first_name, u.last_name, u.display_name_ar, u.email, u.profile_image_id,
			(SELECT count(*)::integer FROM messages m WHERE m.conversation_id = page.id AND m.position > page.read_position
				AND m.from_user_id = page.other_id) AS unread_count,
			last.kind AS last_kind, last.from_user_id AS last_from, last.body AS last_body, last.event AS last_event, last.facts AS last_facts,
			last.created_at AS last_at, last.removed_at IS NOT NULL AS last_removed
		FROM page
		JOIN cars k ON k.id = page.car_id
		JOIN users u ON u.id = page.other_id
		LEFT JOIN bookings b ON b.id = page.booking_id
		LEFT JOIN messages last ON last.conversation_id = page.id AND last.position = page.last_position
		ORDER BY page.active_at DESC, page.id DESC`;
}

/** How many conversations the inbox has with this filter. */
export async function countInbox(db: Queryable, filter: Omit<InboxOf, 'after' | 'limit'>): Promise<Total> {
	const all = { ...filter, after: null, limit: COUNT_CAP };
	const { rows } = await sql<{ found: bigint }>`SELECT count(*) AS found
		FROM (${branch(all, 'renter')} UNION ALL ${branch(all, 'owner')} LIMIT ${COUNT_CAP + 1}) conversations`.execute(db);
	return totalOf(Number(rows[0]?.found ?? 0));
}

const sides = { renter: { own: 'renter', other: 'owner' }, owner: { own: 'owner', other: 'renter' } } as const;

/** The searched text of a conversation. */
const searchedText = sql`folded(concat_ws(' ', k.make, k.model, k.title, k.year, u.first_name, u.last_name, u.display_name_ar, c.id))`;

function branch({ userId, filter, words, after, limit }: InboxOf, as: keyof typeof sides): RawBuilder<unknown> {
	const { own, other } = sides[as];
	const column = (name: string) => sql.ref(`c.${name}`);
	const where = [
		sql`${column(`${own}_id`)} = ${userId}`,
		// An inquiry without messages is left out, and an owner sees a booking once it is paid.
		sql`(c.kind = 'BOOKING' OR c.last_position > 0)`,
		...(as === 'owner' ? [sql`(c.kind = 'INQUIRY' OR b.paid_at IS NOT NULL)`] : []),
		// A hold that ended without payment and without a message is left out, except in a search for it.
		...(filter === 'ALL' && words.length === 0 ? [sql`NOT (c.last_position = 0 AND b.status IS NOT DISTINCT FROM 'CANCELLED')`] : []),
		...(after ? [sql`(c.active_at, c.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`] : []),
		...(filter === 'UNREAD' ? [sql`${column(`${own}_read_position`)} < c.last_position`] : []),
		...(filter === 'INQUIRY' ? [sql`c.kind = 'INQUIRY'`] : []),
		...(filter === 'ALL' || filter === 'UNREAD' || filter === 'INQUIRY' ? [] : [sql`b.status = ${filter}`]),
		...words.map((word) => {
			const spelled = withBadge(word).map((each) => sql`${searchedText} LIKE '%' || folded(${each.replace(/[\\%_]/g, '\\$&')}) || '%'`);
			return sql`(${sql.join(spelled, sql` OR `)})`;
		}),
	];
	const joined = words.length > 0 ? sql`JOIN cars k ON k.id = c.car_id JOIN users u ON u.id = ${column(`${other}_id`)}` : sql``;
	return sql`(SELECT c.id, c.kind, c.booking_id, c.car_id, c.owner_id, c.renter_id, c.active_at, c.last_position,
			${column(`${own}_read_position`)} AS read_position, ${column(`${other}_id`)} AS other_id
		FROM conversations c LEFT JOIN bookings b ON b.id = c.booking_id ${joined}
		WHERE ${sql.join(where, sql` AND `)} ORDER BY c.active_at DESC, c.id DESC LIMIT ${limit + 1})`;
}
