/** Refunds: requested, pending for a while, then refunded or cancelled; never more than was captured. */
import * as z from 'zod';
import { invoiceOf, requirePayment } from './charge.ts';
import type { Core } from './core.ts';
import { inTransaction, nextNumber } from './database.ts';
import { Refusal } from './refusal.ts';

type RefundStatus = 'PENDING' | 'REFUNDED' | 'CANCELED';

export type Refund = {
	id: number;
	paymentId: string;
	invoiceId: number;
	fils: bigint;
	externalId: string | null;
	comment: string | null;
	status: RefundStatus;
	createdAt: number;
};

const refundRow = z
	.object({
		id: z.number(),
		payment_id: z.string(),
		invoice_id: z.number(),
		fils: z.number().int(),
		external_id: z.string().nullable(),
		comment: z.string().nullable(),
		status: z.enum(['PENDING', 'REFUNDED', 'CANCELED']),
		created_at: z.number(),
	})
	.transform(
		(row): Refund => ({
			id: row.id,
			paymentId: row.payment_id,
			invoiceId: row.invoice_id,
			fils: BigInt(row.fils),
			externalId: row.external_id,
			comment: row.comment,
			status: row.status,
			createdAt: row.created_at,
		}),
	);

function query(core: Core, rest: string, ...values: (string | number)[]): Refund[] {
	return core.database
		.prepare(`SELECT * FROM refunds ${rest}`)
		.all(...values)
		.map((row) => refundRow.parse(row));
}

export const findRefund = (core: Core, id: number): Refund | undefined => query(core, 'WHERE id = ?', id)[0];
export const refundsOfInvoice = (core: Core, invoiceId: number): Refund[] => query(core, 'WHERE invoice_id = ? ORDER BY id', invoiceId);
export const listRefunds = (core: Core): Refund[] => query(core, 'ORDER BY id');
const refundsOfPayment = (core: Core, paymentId: string): Refund[] => query(core, 'WHERE payment_id = ? ORDER BY id', paymentId);

/**
 * Requests a refund. Pending until the delay has passed, or forever if a test planned it.
 * Throws Refusal: UNKNOWN_PAYMENT, NOT_PAID, AMOUNT_TOO_LARGE.
 */
export function requestRefund(
	core: Core,
	input: { paymentId: string; fils: bigint; externalId: string | null; comment: string | null },
): Refund {
	return inTransaction(core.database, () => {
		const payment = requirePayment(core, input.paymentId);
		if (payment.status !== 'SUCCESS') throw new Refusal('NOT_PAID', 'The payment was not successful');
		const reserved = refundsOfPayment(core, payment.id).reduce(
			(sum, refund) => sum + (refund.status === 'CANCELED' ? 0n : refund.fils),
			0n,
		);
		if (reserved + input.fils > payment.chargedFils) throw new Refusal('AMOUNT_TOO_LARGE', 'More than what is left of the payment');
		const plan = core.settings.takeRefundPlan();
		const now = core.now();
		const id = nextNumber(core.database, now);
		const endsAt = plan?.outcome === 'stuck' ? null : now + core.settings.get('delays').refundMs;
		const endsAs = plan?.outcome === 'cancelled' ? 'CANCELED' : 'REFUNDED';
		core.database
			.prepare(
				`INSERT INTO refunds (id, payment_id, invoice_id, fils, external_id, comment, status, ends_as, ends_at, created_at)
				 VALUES (?, ?, ?, ?, ?, ?, 'PENDING', ?, ?, ?)`,
			)
			.run(id, payment.id, payment.invoiceId, input.fils, input.externalId, input.comment, endsAs, endsAt, now);
		// Without a delay it completes at the next look-up, so that its pending state is observable.
		if (endsAt !== null && endsAt > now) core.wakeDispatcher();
		return { id, invoiceId: payment.invoiceId, status: 'PENDING', createdAt: now, ...input };
	});
}

/** Completes a pending refund now. Throws Refusal: UNKNOWN_REFUND, REFUND_HAS_ENDED. */
export function completeRefund(core: Core, id: number, status: 'REFUNDED' | 'CANCELED'): Refund {
	return inTransaction(core.database, () => {
		const refund = findRefund(core, id);
		if (!refund) throw new Refusal('UNKNOWN_REFUND', 'No refund matches this id');
		if (refund.status !== 'PENDING') throw new Refusal('REFUND_HAS_ENDED', 'The refund has already ended');
		core.database.prepare('UPDATE refunds SET status = ? WHERE id = ?').run(status, id);
		const ended: Refund = { ...refund, status };
		const payment = requirePayment(core, refund.paymentId);
		const delayMs = core.settings.get('delays').webhookMs;
		core.announce({ kind: 'refund', invoice: invoiceOf(core, payment), payment, refund: ended }, { delayMs, copies: 1 });
		return ended;
	});
}

const dueRow = z.object({ id: z.number(), ends_as: z.enum(['REFUNDED', 'CANCELED']) });

/** Completes every due refund. */
export function endDueRefunds(core: Core): void {
	const rows = core.database
		.prepare(`SELECT id, ends_as FROM refunds WHERE status = 'PENDING' AND ends_at <= ? ORDER BY ends_at, id`)
		.all(core.now());
	for (const row of rows) {
		const due = dueRow.parse(row);
		completeRefund(core, due.id, due.ends_as);
	}
}

/** When the next refund completes (milliseconds since 1970), or null. */
export function nextRefundEnd(core: Core): number | null {
	const row = core.database.prepare(`SELECT min(ends_at) AS at FROM refunds WHERE status = 'PENDING'`).get();
	return typeof row?.at === 'number' ? row.at : null;
}
