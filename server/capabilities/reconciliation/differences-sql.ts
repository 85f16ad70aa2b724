/** Every query on gateway_differences, and the queries that find differences. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { GatewayDifferencesKind } from '#server/platform/database/schema.ts';

export type DifferenceRow = NonNullable<Awaited<ReturnType<typeof differenceById>>>;
export type NewDifference = {
	kind: GatewayDifferencesKind;
	subjectId: string;
	reference: string;
	bookingId: string | null;
	oursFils: bigint | null;
	theirsFils: bigint | null;
};

/** Report lines whose amount differs from their payment or dispute. */
export async function itemsOfAnotherAmount(db: Queryable): Promise<NewDifference[]> {
	const { rows } = await sql<NewDifference>`
		SELECT 'AMOUNT_DIFFERS' AS kind, i.id AS "subjectId", i.gateway_payment_id AS reference, p.booking_id AS "bookingId",
			p.amount_fils AS "oursFils", abs(i.gross_fils) AS "theirsFils"
		FROM gateway_transfer_items i
		JOIN gateway_transfers t ON t.id = i.transfer_id
		JOIN payments p ON p.gateway = t.gateway AND p.gateway_payment_id = i.gateway_payment_id
		WHERE i.matched_id IS NOT NULL AND i.kind IN ('payment', 'dispute') AND abs(i.gross_fils) <> p.amount_fils`.execute(db);
	return rows;
}

/** Transfers whose net amount differs from the sum of their lines. */
export async function transfersOfAnotherNet(db: Queryable): Promise<NewDifference[]> {
	const { rows } = await sql<NewDifference>`
		SELECT 'NET_DIFFERS' AS kind, t.id AS "subjectId", t.reference, NULL::uuid AS "bookingId", s.fils AS "oursFils", t.net_fils AS "theirsFils"
		FROM gateway_transfers t, LATERAL (
			SELECT coalesce(sum(CASE kind WHEN 'payment' THEN gross_fils ELSE -gross_fils END - fee_fils), 0)::bigint AS fils
			FROM gateway_transfer_items WHERE transfer_id = t.id
		) s
		WHERE s.fils <> t.net_fils`.execute(db);
	return rows;
}

/** Payments captured before then, at a gateway that reports, and missing from every report. */
export async function paymentsInNoReport(db: Queryable, gateways: readonly string[], before: Date): Promise<NewDifference[]> {
	const { rows } = await sql<NewDifference>`
		SELECT 'PAYMENT_NOT_REPORTED' AS kind, p.id AS "subjectId", p.reference, p.booking_id AS "bookingId", p.amount_fils AS "oursFils", NULL::bigint AS "theirsFils"
		FROM payments p
		WHERE p.state = 'PAID' AND p.purpose <> 'CARRIED' AND p.gateway = ANY(${gateways}) AND p.paid_at < ${before}
		AND NOT EXISTS (SELECT FROM gateway_transfer_items i WHERE i.matched_id = p.id)`.execute(db);
	return rows;
}

export async function refundsInNoReport(db: Queryable, gateways: readonly string[], before: Date): Promise<NewDifference[]> {
	const { rows } = await sql<NewDifference>`
		SELECT 'REFUND_NOT_REPORTED' AS kind, r.id AS "subjectId", p.reference, r.booking_id AS "bookingId", r.amount_fils AS "oursFils", NULL::bigint AS "theirsFils"
		FROM refunds r JOIN payments p ON p.id = r.payment_id
		WHERE r.state = 'REFUNDED' AND p.gateway = ANY(${gateways}) AND r.refunded_at < ${before}
		AND NOT EXISTS (SELECT FROM gateway_transfer_items i WHERE i.matched_id = r.id)`.execute(db);
	return rows;
}

/** Returns the id if it is new, or reopened after a report had settled it; one settled by a person stays settled. */
export async function insertDifference(tx: Transaction, found: NewDifference, now: Date): Promise<string | null> {
	const row = await tx
		.insertInto('gateway_differences')
		.values({
			id: randomUUID(),
			kind: found.kind,
			subject_id: found.subjectId,
			gateway_reference: found.reference,
			booking_id: found.bookingId,
			ours_fils: found.oursFils,
			theirs_fils: found.theirsFils,
			found_at: now,
		})
		.onConflict((conflict) =>
			conflict
				.constraint('gateway_differences_are_told_once')
				.doUpdateSet({ resolved_at: null, found_at: now })
				.where('gateway_differences.resolved_at', 'is not', null)
				.where('gateway_differences.resolved_by', 'is', null),
		)
		.returning('id')
		.executeTakeFirst();
	return row?.id ?? null;
}

export async function openDifferences(db: Queryable) {
	return db.selectFrom('gateway_differences').selectAll().where('resolved_at', 'is', null).orderBy('found_at', 'desc').execute();
}

export async function countOpenDifferences(db: Queryable): Promise<number> {
	const row = await db
		.selectFrom('gateway_differences')
		.select((eb) => eb.fn.countAll<bigint>().as('count'))
		.where('resolved_at', 'is', null)
		.executeTakeFirstOrThrow();
	return Number(row.count);
}

export async function settledDifferences(db: Queryable, limit: number) {
	return db
		.selectFrom('gateway_differences')
		.selectAll()
		.where('resolved_at', 'is not', null)
		.orderBy('resolved_at', 'desc')
		.limit(limit)
		.execute();
}

export async function differenceById(db: Queryable, id: string) {
	return db.selectFrom('gateway_differences').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function lockDifference(tx: Transaction, id: string) {
	return tx.selectFrom('gateway_differences').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** `by` is null if a later report settled it. */
export async function settleDifference(tx: Transaction, id: string, by: { actorId: string; note: string } | null, now: Date) {
	await tx
		.updateTable('gateway_differences')
		.set({ resolved_at: now, resolved_by: by?.actorId ?? null, note: by?.note ?? null })
		.where('id', '=', id)
		.execute();
}
