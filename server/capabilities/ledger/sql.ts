/** Writes and aggregate reads of journal_entries and journal_lines, which are append-only. */
import { sql } from 'kysely';
import type { EntryKind } from '#contract/ledger.ts';
import { ammanMidnight, ammanMonth } from '#contract/time.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { Line } from './rules.ts';

/** Kind of event and id of its subject: each event is posted once. */
export type EventKey = `${EntryKind}:${string}`;

/** `bookingId`: null if the event concerns many bookings, such as a transfer by the gateway. */
export type Entry = { eventKey: EventKey; bookingId: string | null; occurredAt: Date; lines: readonly Line[] };

/** Returns false if this event was posted before. */
export async function insertEntry(tx: Transaction, entry: Entry): Promise<boolean> {
	const row = await tx
		.insertInto('journal_entries')
		.values({ event_key: entry.eventKey, booking_id: entry.bookingId, occurred_at: entry.occurredAt })
		.onConflict((conflict) => conflict.column('event_key').doNothing())
		.returning('id')
		.executeTakeFirst();
	if (!row) return false;
	await tx
		.insertInto('journal_lines')
		.values(
			entry.lines.map((line, index) => ({
				entry_id: row.id,
				line_no: index + 1,
				account: line.account,
				debit_fils: line.debitFils,
				credit_fils: line.creditFils,
				owner_id: line.ownerId ?? null,
			})),
		)
		.execute();
	return true;
}

const IS_GOODWILL = sql`starts_with(entry.event_key, 'goodwill-granted:')`;

/**
 * What an owner earned for each booking, and since when: everything credited minus what was taken back, regardless of payouts.
 * The single definition of earnings; join it to bookings or sum it. Entries about payouts move earnings and do not add to them.
 */
export const earnedByBooking = (db: Queryable, ownerId: string) =>
	db
		.selectFrom('journal_lines as line')
		.innerJoin('journal_entries as entry', 'entry.id', 'line.entry_id')
		.where('line.owner_id', '=', ownerId)
		.where('line.account', '=', 'OWNER_PAYABLE')
		.where('entry.event_key', 'not like', 'payout-%')
		.groupBy('entry.booking_id')
		.select([
			'entry.booking_id',
			sql<bigint>`sum(line.credit_fils - line.debit_fils)::bigint`.as('net_fils'),
			sql<bigint>`coalesce(sum(line.credit_fils - line.debit_fils) FILTER (WHERE ${IS_GOODWILL}), 0)::bigint`.as('goodwill_fils'),
			sql<Date>`coalesce(min(entry.occurred_at) FILTER (WHERE NOT ${IS_GOODWILL}), min(entry.occurred_at))`.as('earned_at'),
		]);

type EarnedSums = { thisMonthFils: bigint; lastMonthFils: bigint; totalFils: bigint };

/** Months are in Amman time. */
export async function earnedSums(db: Queryable, ownerId: string, now: Date): Promise<EarnedSums> {
	const thisMonth = ammanMidnight(`${ammanMonth(now)}-01`);
	const lastMonth = ammanMidnight(`${ammanMonth(now, -1)}-01`);
	const row = await db
		.selectFrom(earnedByBooking(db, ownerId).as('earned'))
		.select([
			sql<bigint>`coalesce(sum(net_fils) FILTER (WHERE earned_at >= ${thisMonth}), 0)::bigint`.as('this_month'),
			sql<bigint>`coalesce(sum(net_fils) FILTER (WHERE earned_at >= ${lastMonth} AND earned_at < ${thisMonth}), 0)::bigint`.as(
				'last_month',
			),
			sql<bigint>`coalesce(sum(net_fils), 0)::bigint`.as('total'),
		])
		.executeTakeFirstOrThrow();
	return { thisMonthFils: row.this_month, lastMonthFils: row.last_month, totalFils: row.total };
}

/** Platform revenue: its fees minus refunds of them. */
export async function platformRevenue(db: Queryable): Promise<bigint> {
	const { rows } = await sql<{ fils: bigint }>`
		SELECT coalesce(sum(credit_fils - debit_fils), 0)::bigint AS fils FROM journal_lines WHERE account = 'PLATFORM_REVENUE'`.execute(db);
	return rows[0]?.fils ?? 0n;
}

/** The same for each week from `since` on; weeks without revenue are left out. */
export async function platformRevenueByWeek(db: Queryable, since: Date): Promise<Map<number, bigint>> {
	const { rows } = await sql<{ week: number; fils: bigint }>`
		SELECT floor(extract(epoch FROM e.occurred_at - ${since}::timestamptz) / 604800)::integer AS week,
			sum(l.credit_fils - l.debit_fils)::bigint AS fils
		FROM journal_lines l JOIN journal_entries e ON e.id = l.entry_id
		WHERE l.account = 'PLATFORM_REVENUE' AND e.occurred_at >= ${since} GROUP BY 1`.execute(db);
	return new Map(rows.map(({ week, fils }) => [week, fils]));
}
