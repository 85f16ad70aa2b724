/** Queries of the support's queue. */
import { type SelectQueryBuilder, sql } from 'kysely';
import { foldedWords } from '#contract/fold-words.ts';
import type { ListOrder } from '#contract/paging.ts';
import type { TicketQueue } from '#contract/ticket-queue.ts';
import { bookingsWithText } from '#server/capabilities/bookings/index.ts';
import { peopleWithText } from '#server/capabilities/identity/index.ts';
import { countUpTo, matchesAny, type Ordered, orderFor, type PageOf, pageInOrder, type Total } from '#server/platform/database/keyset.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import type { DB } from '#server/platform/database/schema.ts';
import { typedTicketNumber } from './rules.ts';
import type { TicketRow } from './sql.ts';

type InQueue = { queue: TicketQueue; adminId: string; q?: string | undefined; order?: ListOrder | undefined };

const written = sql<string>`folded(subject || ' ' || coalesce(guest_name, '') || ' ' || coalesce(guest_email, ''))`;

/** By words of its subject, whose it is, its number, or the booking behind what it is about. */
function withText(query: SelectQueryBuilder<DB, 'tickets', object>, q: string | undefined) {
	const words = foldedWords(q);
	if (q === undefined || words.length === 0) return query;
	const number = typedTicketNumber(q);
	return query.where(
		matchesAny('tickets', [
			sql.join(
				words.map((word) => sql`${written} LIKE ${`%${word}%`}`),
				sql` AND `,
			),
			sql`user_id IN (${peopleWithText(q)})`,
			sql`booking_id = ANY(${bookingsWithText(q)})`,
			...(number === null ? [] : [sql`number = ${number}`]),
		]),
	);
}

function selectQueue(db: Queryable, { queue, adminId, q }: InQueue) {
	const query = withText(db.selectFrom('tickets'), q);
	if (queue === 'MINE') return query.where('assignee_id', '=', adminId).where('status', '<>', 'SOLVED');
	return query.where('status', '=', queue === 'WAITING' ? 'WAITING_FOR_PERSON' : queue);
}

/** Open ones by how long they wait, all others the last active first, by default. */
export function ticketsInQueue(db: Queryable, which: InQueue & PageOf): Promise<Array<Ordered<TicketRow>>> {
	const usual =
		which.queue === 'OPEN'
			? ({ by: sql<Date>`waiting_since`, direction: 'asc' } as const)
			: ({ by: sql<Date>`active_at`, direction: 'desc' } as const);
	return pageInOrder(selectQueue(db, which).selectAll(), orderFor(which.order, usual), which).execute();
}

export const countQueue = (db: Queryable, which: InQueue): Promise<Total> => countUpTo(db, selectQueue(db, which));

type Figures = {
	open: number;
	mine: number;
	waiting: number;
	longest: Date | null;
	first_answer_minutes: number | null;
	solution_minutes: number | null;
};

/** The medians cover tickets that were first answered, or solved, since then. */
export async function queueFigures(db: Queryable, { adminId, since }: { adminId: string; since: Date }): Promise<Figures> {
	const minutes = (until: 'first_answered_at' | 'solved_at') =>
		sql`(SELECT round(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM ${sql.ref(until)} - created_at) / 60))::integer
			FROM tickets WHERE ${sql.ref(until)} >= ${since})`;
	const { rows } = await sql<Figures>`SELECT
			count(*) FILTER (WHERE status = 'OPEN')::integer AS open,
			count(*) FILTER (WHERE assignee_id = ${adminId})::integer AS mine,
			count(*) FILTER (WHERE status = 'WAITING_FOR_PERSON')::integer AS waiting,
			min(waiting_since) AS longest,
			${minutes('first_answered_at')} AS first_answer_minutes,
			${minutes('solved_at')} AS solution_minutes
		FROM tickets WHERE status <> 'SOLVED'`.execute(db);
	const [row] = rows;
	if (!row) throw new Error('an aggregate without a row');
	return row;
}

/** Those whose person waits for us. */
export async function countOpenTickets(db: Queryable): Promise<number> {
	const row = await db
		.selectFrom('tickets')
		.select((eb) => eb.fn.countAll<bigint>().as('waiting'))
		.where('status', '=', 'OPEN')
		.executeTakeFirstOrThrow();
	return Number(row.waiting);
}

export async function ticketsOfPerson(db: Queryable, userId: string) {
	return db.selectFrom('tickets').select(['id', 'subject', 'created_at', 'status']).where('user_id', '=', userId).execute();
}
