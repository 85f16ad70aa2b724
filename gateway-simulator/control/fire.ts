/** Sends a webhook on demand: genuine, with a false status, or with a forged signature. */
import type * as z from 'zod';
import type { Core, GatewayEvent } from '../core/core.ts';
import type { Invoice } from '../core/invoices.ts';
import { paymentsOf } from '../core/payments.ts';
import { refundsOfInvoice } from '../core/refunds.ts';
import type { fireSchema } from './shapes.ts';

type FireRequest = z.output<typeof fireSchema>;

function eventFor(core: Core, input: FireRequest, wire: string, invoice: Invoice | undefined): GatewayEvent | string {
	if (input.code === 3) {
		return { kind: 'transfer', wire, reference: `D${core.now()}`, fils: 207_675n, payments: 1, webhookUrl: null };
	}
	const newest = invoice && paymentsOf(core, invoice.id)[0];
	if (!invoice || !newest) return 'No payment on this invoice';
	const payment = input.status ? { ...newest, status: input.status } : newest;
	if (input.code === 1) return { kind: 'payment', invoice, payment };
	if (input.code === 6) {
		return {
			kind: 'dispute',
			invoice,
			payment,
			dispute: { id: newest.number, paymentId: payment.id, status: 'PENDING', createdAt: core.now() },
		};
	}
	const refund = refundsOfInvoice(core, invoice.id).at(-1);
	return refund ? { kind: 'refund', invoice, payment, refund } : 'No refund on this invoice';
}

/** Returns the ids of the queued deliveries, or why there is nothing to send. */
export function fireWebhook(
	core: Core,
	input: FireRequest,
	wire: string,
	invoice: Invoice | undefined,
): { ids: number[] } | { problem: string } {
	const event = eventFor(core, input, wire, invoice);
	if (typeof event === 'string') return { problem: event };
	const ids = core.announce(event, { delayMs: 0, copies: 1, forged: input.badSignature, url: input.url });
	return ids.length > 0 ? { ids } : { problem: 'No webhook address is known' };
}
