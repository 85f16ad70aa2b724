/** Queries on a person's tickets as conversations of the inbox. */
import { sql } from 'kysely';
import { foldedWords } from '#contract/fold-words.ts';
import { type After, countUpTo, pageInOrder, type Total } from '#server/platform/database/keyset.ts';
import type { Queryable } from '#server/platform/database/pool.ts';

export type InboxTickets = {
	userId: string;
	/** Only tickets with answers that were not read. */
	isUnread: boolean;
	/** All words must match. */
	q: string | undefined;
};

/** A list shows one line of it. */
const SHOWN_CHARACTERS = 200;

/** Subject, number as it is shown, and who answers. */
const searchedText = sql<string>`folded(subject || ' MW-' || lpad(number::text, greatest(6, length(number::text)), '0') || ' Mishwar مشوار')`;

function inboxOf(db: Queryable, { userId, isUnread, q }: InboxTickets) {
	let query = db.selectFrom('tickets').where('user_id', '=', userId);
	if (isUnread) query = query.whereRef('read_answers', '<', 'answers');
	const words = foldedWords(q);
	// Signs alone are in no subject.
	if (q?.trim() && words.length === 0) query = query.where(sql<boolean>`false`);
	for (const word of words) query = query.where(sql<boolean>`${searchedText} LIKE ${`%${word}%`}`);
	return query;
}

export type InboxTicketRow = Awaited<ReturnType<typeof ticketsInInbox>>[number];

/** The last active first, in the order of conversations; one more than `limit`. With the last message that the person can read. */
export async function ticketsInInbox(db: Queryable, which: InboxTickets & { after: After; limit: number }) {
	const order = { by: sql<Date>`active_at`, direction: 'desc' } as const;
	return db
		.with('page', () => pageInOrder(inboxOf(db, which).selectAll(), order, which))
		.selectFrom('page')
		.selectAll('page')
		.innerJoinLateral(
			(eb) =>
				eb
					.selectFrom('ticket_messages')
					.select(['kind as last_kind', 'created_at as last_at'])
					.select(sql<string>`left(body, ${SHOWN_CHARACTERS})`.as('last_body'))
					.whereRef('ticket_id', '=', 'page.id')
					.where('kind', '<>', 'COMMENT')
					.orderBy('position', 'desc')
					.limit(1)
					.as('last'),
			(join) => join.onTrue(),
		)
		.select(['last_kind', 'last_at', 'last_body'])
		.orderBy('page.active_at', 'desc')
		.orderBy('page.id', 'desc')
		.execute();
}

export const countTicketsInInbox = (db: Queryable, which: InboxTickets): Promise<Total> => countUpTo(db, inboxOf(db, which));

/** In how many of one's tickets something is unread. */
export async function countUnreadTickets(db: Queryable, userId: string): Promise<number> {
	const { unread } = await inboxOf(db, { userId, isUnread: true, q: undefined })
		.select((eb) => eb.fn.countAll<bigint>().as('unread'))
		.executeTakeFirstOrThrow();
	return Number(unread);
}
