/** An owner's earnings by booking, in total and by month: the ledger's sums joined with booking and car. */
import { sql } from 'kysely';
import { earnedByBooking } from '#server/capabilities/ledger/index.ts';
import type { Queryable } from '#server/platform/database/pool.ts';

export type EarningsOf = {
	ownerId: string;
	carId?: string;
	/** Half-open interval. */
	from?: Date;
	until?: Date;
};

/** Including what the platform adds for one of its own promo codes: the owner's share is the same as without the code. */
const gross = sql<bigint>`CASE b.status WHEN 'COMPLETED' THEN b.total_fils + b.promo_fils ELSE b.kept_fils + b.kept_promo_fils END`;
const fee = sql<bigint>`CASE b.status WHEN 'COMPLETED' THEN b.platform_fee_fils + b.promo_fils ELSE b.kept_platform_fee_fils + b.kept_promo_fils END`;

/** Anything credited beyond the rental, or its retained part, and goodwill is compensation. */
const earned = (db: Queryable, { ownerId, carId, from, until }: EarningsOf) =>
	db
		.selectFrom(earnedByBooking(db, ownerId).as('e'))
		.innerJoin('bookings as b', 'b.id', 'e.booking_id')
		.$if(carId !== undefined, (query) => query.where('b.car_id', '=', carId ?? ''))
		.$if(from !== undefined, (query) => query.where('e.earned_at', '>=', from ?? new Date()))
		.$if(until !== undefined, (query) => query.where('e.earned_at', '<', until ?? new Date()));

export type EarningRow = Awaited<ReturnType<typeof listEarnings>>[number];

/** Newest first; all rows without a limit, otherwise one more. */
export async function listEarnings(db: Queryable, filter: EarningsOf, page?: { after: readonly [string, string] | null; limit: number }) {
	const after = page?.after ?? null;
	return earned(db, filter)
		.innerJoin('cars as c', 'c.id', 'b.car_id')
		.select([
			'b.id',
			'b.status',
			'c.make',
			'c.model',
			'c.year',
			'e.earned_at',
			'e.net_fils',
			'e.goodwill_fils',
			gross.as('gross_fils'),
			fee.as('fee_fils'),
		])
		.orderBy('e.earned_at', 'desc')
		.orderBy('b.id', 'desc')
		.$if(after !== null, (query) => query.where(sql<boolean>`(e.earned_at, b.id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`))
		.$if(page !== undefined, (query) => query.limit((page?.limit ?? 0) + 1))
		.execute();
}

export type EarningSums = { count: bigint; gross: bigint; fee: bigint; goodwill: bigint; net: bigint };

const sums = [
	sql<bigint>`count(*)`.as('count'),
	sql<bigint>`coalesce(sum(${gross}), 0)::bigint`.as('gross'),
	sql<bigint>`coalesce(sum(${fee}), 0)::bigint`.as('fee'),
	sql<bigint>`coalesce(sum(e.goodwill_fils), 0)::bigint`.as('goodwill'),
	sql<bigint>`coalesce(sum(e.net_fils), 0)::bigint`.as('net'),
] as const;

export async function sumEarnings(db: Queryable, filter: EarningsOf): Promise<EarningSums> {
	return earned(db, filter)
		.select([...sums])
		.executeTakeFirstOrThrow();
}

/** Months in Amman, `YYYY-MM`; months without earnings are left out. */
export async function earningsByMonth(db: Queryable, filter: EarningsOf): Promise<Array<EarningSums & { month: string }>> {
	const month = sql<string>`to_char(e.earned_at AT TIME ZONE 'Asia/Amman', 'YYYY-MM')`;
	return earned(db, filter)
		.select([month.as('month'), ...sums])
		.groupBy(month)
		.execute();
}

export async function carsThatEarned(db: Queryable, ownerId: string) {
	return earned(db, { ownerId })
		.innerJoin('cars as c', 'c.id', 'b.car_id')
		.select(['c.id', 'c.make', 'c.model', 'c.year'])
		.distinct()
		.orderBy('c.make')
		.orderBy('c.model')
		.orderBy('c.year')
		.execute();
}
