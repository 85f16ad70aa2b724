/** Typed client of the control calls, for tests of the simulator and of the app that pays through it. */
import type * as z from 'zod';
import type { InvoiceListing, PaymentListing, RefundListing, TransferListing, WebhookListing } from './listing.ts';
import type * as shapes from './shapes.ts';

type Body<Name extends keyof typeof shapes> = z.input<(typeof shapes)[Name]>;
type Payment = PaymentListing & { redirectUrl: string | null; form: Record<string, string> | null };
type Webhooks = { webhooks: WebhookListing[] };

export type SimulatorControl = ReturnType<typeof connectControl>;

/** Each call throws Error with the simulator's message if it is refused. */
export function connectControl(simulator: { url: string; apiKey: string }) {
	async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
		const response = await fetch(`${simulator.url}/_control${path}`, {
			method,
			headers: { authorization: `Bearer ${simulator.apiKey}`, 'content-type': 'application/json' },
			...(body && { body: JSON.stringify(body) }),
		});
		const text = await response.text();
		if (!response.ok) throw new Error(`${method} /_control${path}: ${response.status} ${text}`);
		return JSON.parse(text) as Answer;
	}
	return {
		invoices: async () => (await call<{ invoices: InvoiceListing[] }>('GET', '/invoices')).invoices,
		payments: async () => (await call<{ payments: PaymentListing[] }>('GET', '/payments')).payments,
		pay: (body: Body<'paySchema'>) => call<Payment>('POST', '/pay', body),
		cancel: (body: Body<'cancelSchema'>) => call<Payment>('POST', '/cancel', body),
		override: (body: Body<'overrideSchema'>) => call<object>('POST', '/override', body),
		fault: (body: Body<'faultSchema'>) => call<object>('POST', '/faults', body),
		/** Faults that are prepared and have not been used yet. */
		faults: async () => (await call<{ faults: Body<'faultSchema'>[] }>('GET', '/faults')).faults,
		clearFaults: () => call<object>('DELETE', '/faults'),
		nextRefund: (body: Body<'refundPlanSchema'>) => call<object>('POST', '/refunds/next', body),
		endRefund: (body: Body<'endRefundSchema'>) => call<RefundListing>('POST', '/refunds/end', body),
		dispute: (body: Body<'disputeSchema'>) => call<{ disputeId: string; paymentId: string; status: string }>('POST', '/disputes', body),
		transfer: (body: Body<'transferSchema'> = {}) => call<TransferListing>('POST', '/transfers', body),
		settings: (body: Body<'settingsSchema'>) => call<Body<'settingsSchema'>>('PUT', '/settings', body),
		webhooks: async () => (await call<Webhooks>('GET', '/webhooks')).webhooks,
		holdWebhooks: () => call<object>('POST', '/webhooks/hold'),
		releaseWebhooks: async (body: Body<'releaseSchema'> = {}) => (await call<Webhooks>('POST', '/webhooks/release', body)).webhooks,
		flushWebhooks: async () => (await call<Webhooks>('POST', '/webhooks/flush')).webhooks,
		fireWebhook: async (body: Body<'fireSchema'>) => (await call<Webhooks>('POST', '/webhooks/fire', body)).webhooks,
		reset: () => call<object>('POST', '/reset'),
	};
}
