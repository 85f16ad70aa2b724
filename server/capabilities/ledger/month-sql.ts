/** Sums of the ledger for a period: movements of the accounts, and the platform's result by its reasons. */
import { sql } from 'kysely';
import type { Queryable } from '#server/platform/database/pool.ts';

export type Period = { from: Date; until: Date };

export type PlatformResult = {
	/** Fees earned, minus refunded fees. */
	revenue: bigint;
	/** Costs, as positive amounts. */
	promoCodes: bigint;
	gatewayFees: bigint;
	goodwill: bigint;
	disputeLoss: bigint;
	/** Revenue minus promo codes and gateway fees of bookings that were not completed, and of entries without a booking. */
	withoutCompletion: bigint;
};

const ofNoCompletedBooking = sql`NOT EXISTS (SELECT FROM journal_entries c WHERE c.event_key = 'booking-completed:' || e.booking_id)`;
const balance = (account: string) =>
	sql<bigint>`coalesce(sum(l.debit_fils - l.credit_fils) FILTER (WHERE l.account = ${account}), 0)::bigint`;

export async function platformResult(db: Queryable, { from, until }: Period): Promise<PlatformResult> {
	const { rows } = await sql<PlatformResult>`
		SELECT -${balance('PLATFORM_REVENUE')} AS revenue, ${balance('PROMO_CODES')} AS "promoCodes",
			${balance('GATEWAY_FEES')} AS "gatewayFees", ${balance('GOODWILL')} AS goodwill,
			${balance('DISPUTE_LOSS')} AS "disputeLoss",
			coalesce(sum(l.credit_fils - l.debit_fils) FILTER (
				WHERE l.account IN ('PLATFORM_REVENUE', 'PROMO_CODES', 'GATEWAY_FEES') AND ${ofNoCompletedBooking}
			), 0)::bigint AS "withoutCompletion"
		FROM journal_entries e JOIN journal_lines l ON l.entry_id = e.id
		WHERE e.occurred_at >= ${from} AND e.occurred_at < ${until}
			AND l.account IN ('PLATFORM_REVENUE', 'PROMO_CODES', 'GATEWAY_FEES', 'GOODWILL', 'DISPUTE_LOSS')`.execute(db);
	const [row] = rows;
	if (!row) throw new Error('an aggregate without a row');
	return row;
}
