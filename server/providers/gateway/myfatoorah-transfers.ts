/**
 * Transfers of MyFatoorah to our bank under one reference: `POST /v2/GetDepositedInvoices {DepositReference}`, a list of
 * `{InvoiceId, PaymentId, DueValue, TotalServiceCharge, DueDeposit, DepositDate, …}` with amounts as decimal text.
 *
 * [U] The documentation covers paid invoices only. Assumed: refunds and disputes are in the same list with a negative
 * `DueValue`, and `TransactionType` distinguishes them. `DepositDate` has no time zone: Amman is assumed, which is also
 * the gateway's country.
 */
import * as z from 'zod';
import { jod } from '#contract/money.ts';
import { decimal, id, optionalText } from './answer-shapes.ts';
import type { MyFatoorahClient } from './myfatoorah-client.ts';
import type { GatewayTransfer, GatewayTransferItem } from './port.ts';

const line = z.object({
	PaymentId: id,
	DueValue: decimal,
	TotalServiceCharge: decimal.refine((fils) => fils >= 0n, 'A fee below zero'),
	DueDeposit: decimal,
	DepositDate: z.iso.datetime({ local: true, offset: true }),
	TransactionType: optionalText,
});
type Line = z.output<typeof line>;

const hasZone = (date: string): boolean => /(Z|[+-]\d{2}:?\d{2})$/.test(date);

function kindOf({ TransactionType, DueValue }: Line): GatewayTransferItem['kind'] {
	if (TransactionType === 'DISPUTE') return 'dispute';
	return TransactionType === 'REFUND' || DueValue < 0n ? 'refund' : 'payment';
}

function readLine(item: Line): GatewayTransferItem {
	const kind = kindOf(item);
	return {
		gatewayPaymentId: item.PaymentId,
		kind,
		gross: jod(kind === 'payment' ? item.DueValue : -item.DueValue),
		fee: jod(item.TotalServiceCharge),
	};
}

/** Null if there is nothing under the reference. */
export async function readTransfer(client: MyFatoorahClient, reference: string): Promise<GatewayTransfer | null> {
	const lines = await client.call({
		name: 'get deposited invoices',
		method: 'POST',
		path: '/v2/GetDepositedInvoices',
		body: { DepositReference: reference },
		kind: 'read',
		shape: z.array(line),
	});
	const date = lines[0]?.DepositDate;
	if (!date) return null;
	return {
		reference,
		paidOn: new Date(hasZone(date) ? date : `${date}+03:00`),
		net: jod(lines.reduce((sum, each) => sum + each.DueDeposit, 0n)),
		items: lines.map(readLine),
	};
}
