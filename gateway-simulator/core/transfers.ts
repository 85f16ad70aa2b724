/** Transfers: what the gateway pays out to the merchant's bank, line by line, each item once. */
import * as z from 'zod';
import { share } from '#contract/money.ts';
import { invoiceOf, requirePayment } from './charge.ts';
import type { Core } from './core.ts';
import { inTransaction, nextNumber } from './database.ts';
import { listDisputes } from './disputes.ts';
import { listInvoices } from './invoices.ts';
import { listPayments } from './payments.ts';
import { listRefunds } from './refunds.ts';

/** `fils` with its sign for the merchant's balance; the fee is deducted separately. */
export type TransferItem = { paymentId: string; invoiceId: number; kind: 'payment' | 'refund' | 'dispute'; fils: bigint; feeFils: bigint };
export type Transfer = { reference: string; wire: string; createdAt: number; items: TransferItem[] };

export type TransferOrder = {
	wire: string;
	/** In thousandths of a percent: 2500 is 2.5 %. */
	feeRate: bigint;
	/** Fees by invoice, instead of the rate. */
	fees: ReadonlyMap<number, bigint>;
	/** Invoices omitted from this transfer. */
	leaveOut: readonly number[];
	/** Payments unknown to the merchant. */
	unknown: ReadonlyArray<{ paymentId: string; fils: bigint }>;
};

type Source = TransferItem & { source: string };

const itemRow = z
	.object({
		payment_id: z.string(),
		invoice_id: z.number(),
		kind: z.enum(['payment', 'refund', 'dispute']),
		fils: z.number().int().transform(BigInt),
		fee_fils: z.number().int().transform(BigInt),
	})
	.transform(
		({ payment_id, invoice_id, fee_fils, ...same }): TransferItem => ({
			...same,
			paymentId: payment_id,
			invoiceId: invoice_id,
			feeFils: fee_fils,
		}),
	);

const transferRow = z.object({ reference: z.string(), wire: z.string(), created_at: z.number() });

export function findTransfer(core: Core, reference: string): Transfer | undefined {
	const row = core.database.prepare('SELECT * FROM transfers WHERE reference = ?').get(reference);
	if (!row) return undefined;
	const { created_at: createdAt, ...same } = transferRow.parse(row);
	const items = core.database.prepare('SELECT * FROM transfer_items WHERE transfer = ? ORDER BY id').all(reference);
	return { ...same, createdAt, items: items.map((item) => itemRow.parse(item)) };
}

export const netOf = (transfer: Transfer): bigint => transfer.items.reduce((sum, item) => sum + item.fils - item.feeFils, 0n);

/** Every movement of this protocol: captured, refunded, disputed, and won back. */
function moved(core: Core, order: TransferOrder): Source[] {
	const feeOf = (invoiceId: number, fils: bigint) => order.fees.get(invoiceId) ?? share(fils, order.feeRate, 100_000n);
	const payments = listPayments(core)
		.filter(({ status }) => status === 'SUCCESS')
		.reverse();
	return [
		...payments.map(
			({ id, invoiceId, chargedFils }): Source => ({
				source: `payment ${id}`,
				paymentId: id,
				invoiceId,
				kind: 'payment',
				fils: chargedFils,
				feeFils: feeOf(invoiceId, chargedFils),
			}),
		),
		...listRefunds(core)
			.filter(({ status }) => status === 'REFUNDED')
			.map(
				({ id, paymentId, invoiceId, fils }): Source => ({
					source: `refund ${id}`,
					paymentId,
					invoiceId,
					kind: 'refund',
					fils: -fils,
					feeFils: 0n,
				}),
			),
		...listDisputes(core).flatMap(({ id, paymentId, status }): Source[] => {
			const { invoiceId, chargedFils } = requirePayment(core, paymentId);
			const source: Source = { source: `dispute ${id}`, paymentId, invoiceId, kind: 'dispute', fils: -chargedFils, feeFils: 0n };
			return status === 'RESOLVED' ? [source, { ...source, source: `dispute ${id} won`, fils: chargedFils }] : [source];
		}),
	];
}

function toPay(core: Core, order: TransferOrder): Source[] {
	const wires = new Map(listInvoices(core).map(({ id, wire }) => [id, wire]));
	const paidOut = core.database.prepare('SELECT 1 FROM transfer_items WHERE source = ?');
	const known = moved(core, order).filter(
		({ source, invoiceId }) =>
			wires.get(invoiceId) === order.wire && !order.leaveOut.includes(invoiceId) && paidOut.get(source) === undefined,
	);
	const unknown = order.unknown.map(
		({ paymentId, fils }): Source => ({
			source: `unknown ${nextNumber(core.database, core.now())}`,
			paymentId,
			invoiceId: 0,
			kind: 'payment',
			fils,
			feeFils: share(fils, order.feeRate, 100_000n),
		}),
	);
	return [...known, ...unknown];
}

/** Pays out what is due and informs the merchant; undefined if nothing is due. */
export function payOut(core: Core, order: TransferOrder): Transfer | undefined {
	return inTransaction(core.database, () => {
		const items = toPay(core, order);
		if (items.length === 0) return undefined;
		const createdAt = core.now();
		const reference = `${new Date(createdAt).getUTCFullYear()}${nextNumber(core.database, createdAt)}`;
		core.database.prepare('INSERT INTO transfers (reference, wire, created_at) VALUES (?, ?, ?)').run(reference, order.wire, createdAt);
		const insert = core.database.prepare(
			'INSERT INTO transfer_items (transfer, source, payment_id, invoice_id, kind, fils, fee_fils) VALUES (?, ?, ?, ?, ?, ?, ?)',
		);
		for (const item of items) {
			insert.run(reference, item.source, item.paymentId, item.invoiceId, item.kind, item.fils, item.feeFils);
		}
		const transfer: Transfer = { reference, wire: order.wire, createdAt, items };
		// Uses the address of its newest payment, because a transfer belongs to no single invoice.
		const address = listPayments(core).flatMap((payment) => {
			const invoice = invoiceOf(core, payment);
			return invoice.wire === order.wire && invoice.webhookUrl ? [invoice.webhookUrl] : [];
		})[0];
		core.announce(
			{ kind: 'transfer', wire: order.wire, reference, fils: netOf(transfer), payments: items.length, webhookUrl: address ?? null },
			{ delayMs: 0, copies: 1 },
		);
		return transfer;
	});
}
