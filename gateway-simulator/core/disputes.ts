/** Disputes: a payer's bank disputes a payment; the merchant is informed by webhook. */
import * as z from 'zod';
import { invoiceOf } from './charge.ts';
import type { Core, Dispute } from './core.ts';
import { inTransaction, nextNumber } from './database.ts';
import type { Payment } from './payments.ts';

/** Opens a dispute on a payment, or records the result of the open one, which keeps its id. */
export function recordDispute(core: Core, payment: Payment, status: Dispute['status']): Dispute {
	return inTransaction(core.database, () => {
		const known = core.database.prepare('SELECT id, created_at FROM disputes WHERE payment_id = ?').get(payment.id);
		const createdAt = known ? Number(known.created_at) : core.now();
		const id = known ? Number(known.id) : nextNumber(core.database, createdAt);
		core.database
			.prepare(
				'INSERT INTO disputes (id, payment_id, status, created_at) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET status = excluded.status',
			)
			.run(id, payment.id, status, createdAt);
		const dispute: Dispute = { id, paymentId: payment.id, status, createdAt };
		core.announce({ kind: 'dispute', invoice: invoiceOf(core, payment), payment, dispute }, { delayMs: 0, copies: 1 });
		return dispute;
	});
}

const disputeRow = z
	.object({ id: z.number(), payment_id: z.string(), status: z.enum(['PENDING', 'RESOLVED', 'LOST']), created_at: z.number() })
	.transform(({ payment_id, created_at, ...same }): Dispute => ({ ...same, paymentId: payment_id, createdAt: created_at }));

export function listDisputes(core: Core): Dispute[] {
	return core.database
		.prepare('SELECT * FROM disputes ORDER BY id')
		.all()
		.map((row) => disputeRow.parse(row));
}
