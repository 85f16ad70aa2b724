/** Queries of the support's queue. */
import { sql } from 'kysely';
import type { TicketQueue } from '#contract/ticket-queue.ts';
import { countUpTo, type Total } from '#server/platform/database/keyset.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import type { TicketRow } from './sql.ts';

type InQueue = { queue: TicketQueue; adminId: string };
type QueueOf = InQueue & { after: readonly [string, string] | null; limit: number };

function selectQueue(db: Queryable, { queue, adminId }: InQueue) {
	const query = db.selectFrom('tickets');
	if (queue === 'MINE') return query.where('assignee_id', '=', adminId).where('status', '<>', 'SOLVED');
	return query.where('status', '=', queue === 'WAITING' ? 'WAITING_FOR_PERSON' : queue);
}

/** Open ones by how long they wait, all others the last active first; one more than `limit`. */
export async function ticketsInQueue(db: Queryable, { after, limit, ...which }: QueueOf): Promise<TicketRow[]> {
	let query = selectQueue(db, which)
		.selectAll()
		.limit(limit + 1);
	if (which.queue === 'OPEN') {
		query = query.orderBy('waiting_since').orderBy('id');
		if (after) query = query.where(sql<boolean>`(waiting_since, id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`);
		return query.execute();
	}
	if (after) query = query.where(sql<boolean>`(active_at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`);
	return query.orderBy('active_at', 'desc').orderBy('id', 'desc').execute();
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

/** The medians are of tickets that were first answered, or solved, since then. */
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
