/** Payments: one attempt with one card on one invoice, and its result. */
import * as z from 'zod';
import { type CardFailure, findTestCard, type TestCard } from './cards.ts';
import type { Core } from './core.ts';
import { nextNumber } from './database.ts';
import type { Invoice } from './invoices.ts';

export type PaymentStatus = 'INPROGRESS' | 'SUCCESS' | 'AUTHORIZE' | 'FAILED' | 'CANCELED';

export type Payment = {
	id: string;
	number: number;
	invoiceId: number;
	/** `null` if the payer left before giving a card. */
	card: TestCard | null;
	status: PaymentStatus;
	failure: CardFailure | null;
	/** The captured amount, or the reserved one while the status is AUTHORIZE. */
	chargedFils: bigint;
	wrongCodes: number;
	/** Whether the single capture or release of the invoice has been used. */
	followedUp: boolean;
	createdAt: number;
};

const paymentRow = z
	.object({
		id: z.string(),
		number: z.number(),
		invoice_id: z.number(),
		card: z.string().nullable(),
		status: z.enum(['INPROGRESS', 'SUCCESS', 'AUTHORIZE', 'FAILED', 'CANCELED']),
		error_code: z.string().nullable(),
		error_message: z.string().nullable(),
		taken_fils: z.number().int(),
		wrong_codes: z.number(),
		followed_up: z.number(),
		created_at: z.number(),
	})
	.transform(
		(row): Payment => ({
			id: row.id,
			number: row.number,
			invoiceId: row.invoice_id,
			card: row.card === null ? null : (findTestCard(row.card) ?? null),
			status: row.status,
			failure: row.error_code === null ? null : { code: row.error_code, message: row.error_message ?? '' },
			chargedFils: BigInt(row.taken_fils),
			wrongCodes: row.wrong_codes,
			followedUp: row.followed_up === 1,
			createdAt: row.created_at,
		}),
	);

/** Starts a payment, INPROGRESS, with an id in the format of its protocol. */
export function createPayment(core: Core, invoice: Invoice, card: TestCard | null): Payment {
	const now = core.now();
	const number = nextNumber(core.database, now);
	const id = core.paymentId(invoice, number, paymentsOf(core, invoice.id).length === 0);
	core.database
		.prepare(`INSERT INTO payments (id, number, invoice_id, card, status, taken_fils, created_at) VALUES (?, ?, ?, ?, 'INPROGRESS', 0, ?)`)
		.run(id, number, invoice.id, card?.number ?? null, now);
	return {
		id,
		number,
		invoiceId: invoice.id,
		card,
		status: 'INPROGRESS',
		failure: null,
		chargedFils: 0n,
		wrongCodes: 0,
		followedUp: false,
		createdAt: now,
	};
}

export function findPayment(core: Core, id: string): Payment | undefined {
	const row = core.database.prepare('SELECT * FROM payments WHERE id = ?').get(id);
	return row && paymentRow.parse(row);
}

/** Newest first. */
export function paymentsOf(core: Core, invoiceId: number): Payment[] {
	return core.database
		.prepare('SELECT * FROM payments WHERE invoice_id = ? ORDER BY number DESC')
		.all(invoiceId)
		.map((row) => paymentRow.parse(row));
}

/** Newest first. */
export function listPayments(core: Core): Payment[] {
	return core.database
		.prepare('SELECT * FROM payments ORDER BY number DESC')
		.all()
		.map((row) => paymentRow.parse(row));
}

export function savePayment(core: Core, payment: Payment): void {
	core.database
		.prepare(
			`UPDATE payments SET status = ?, error_code = ?, error_message = ?, taken_fils = ?, wrong_codes = ?, followed_up = ? WHERE id = ?`,
		)
		.run(
			payment.status,
			payment.failure?.code ?? null,
			payment.failure?.message ?? null,
			payment.chargedFils,
			payment.wrongCodes,
			payment.followedUp ? 1 : 0,
			payment.id,
		);
}
