/** Queries on the charges and refunds of one person, for admins. */
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#server/platform/database/pool.ts';
import type { PaymentsPurpose } from '#server/platform/database/schema.ts';

type PaymentOfPerson = {
	id: string;
	booking_id: string;
	reference: string;
	purpose: PaymentsPurpose;
	amount_fils: bigint;
	paid_at: Date;
	refunded: bigint;
	refund_open: bigint;
};

const isRefunded = sql`r.state IN ('REFUNDED', 'CHARGED_BACK')`;
const open = sql`r.state IN ('PENDING', 'SENT', 'FAILED')`;
const refunds = (which: RawBuilder<unknown>) =>
	sql`(SELECT coalesce(sum(r.amount_fils), 0)::bigint FROM refunds r WHERE r.payment_id = p.id AND ${which})`;

/** Charges that succeeded, and parts carried over from another booking; newest first. */
export async function paymentsOfPerson(db: Queryable, payerId: string, limit: number): Promise<PaymentOfPerson[]> {
	const { rows } = await sql<PaymentOfPerson>`
		SELECT p.id, p.booking_id, p.reference, p.purpose, p.amount_fils, p.paid_at, ${refunds(isRefunded)} AS refunded, ${refunds(open)} AS refund_open
		FROM payments p WHERE p.payer_id = ${payerId} AND p.paid_at IS NOT NULL
		ORDER BY p.paid_at DESC, p.id LIMIT ${limit}`.execute(db);
	return rows;
}

/** A part that was carried over was charged once, with the booking from which it came. */
export async function sumsOfPayer(db: Queryable, payerId: string): Promise<{ paid: bigint; refunded: bigint; refundOpen: bigint }> {
	const { rows } = await sql<{ paid: bigint; refunded: bigint; refund_open: bigint }>`
		SELECT coalesce(sum(p.amount_fils) FILTER (WHERE p.purpose <> 'CARRIED'), 0)::bigint AS paid,
			coalesce(sum(${refunds(isRefunded)}), 0)::bigint AS refunded, coalesce(sum(${refunds(open)}), 0)::bigint AS refund_open
		FROM payments p WHERE p.payer_id = ${payerId} AND p.paid_at IS NOT NULL`.execute(db);
	const [sums] = rows;
	return { paid: sums?.paid ?? 0n, refunded: sums?.refunded ?? 0n, refundOpen: sums?.refund_open ?? 0n };
}
