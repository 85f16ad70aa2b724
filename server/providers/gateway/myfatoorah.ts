/**
 * MyFatoorah v3 adapter.
 *
 * Sources: the documentation at docs.myfatoorah.com (payments v3, idempotency, webhook v2) and published integrations.
 * To be confirmed in the gateway's sandbox before going live [U]:
 * - `ExternalIdentifier` is in `Order`; `IntegrationUrls.Webhook` and `Language` are accepted beside `Redirection`;
 * - amounts are in `Amount.ValueInDisplayCurrency` with `DisplayCurrency`, as number or text, and the latter is JOD;
 * - `Idempotency-Key` is honoured for Jordan (one integration says Kuwait and Saudi Arabia only). If it is not, a retried
 *   create makes a second invoice; no one has the address of the first one, so it cannot be paid;
 * - an unknown id, and an invoice without an attempt to pay, are answered «No … match …» with `IsSuccess: false`;
 * - refunds: the bodies of `POST /v3/refunds` and `GET /v3/refunds/{id}`, and that v2's GetRefundStatus lists
 *   `ExternalIdentifier`, by which a refund with a lost answer is found;
 * - the signed fields of the webhook codes 3 to 7 (myfatoorah-webhook.ts);
 * - transfers (myfatoorah-transfers.ts): how refunds and disputes appear in `POST /v2/GetDepositedInvoices`.
 */
import { formatFils, type Jod } from '#contract/money.ts';
import type { CircuitBreakerOptions } from '#server/platform/base/circuit-breaker.ts';
import { exactNumber } from './exact-json.ts';
import { createGatewayCircuitBreaker, type GatewayLog } from './gateway-caller.ts';
import * as answers from './myfatoorah-answers.ts';
import { createClient, type MyFatoorahClient } from './myfatoorah-client.ts';
import { readTransfer } from './myfatoorah-transfers.ts';
import { verifyMyFatoorahWebhook } from './myfatoorah-webhook.ts';
import { findRefundFor, type Gateway, type GatewayOperation, type GatewayRefund, GatewayRefusal, type PaymentSnapshot } from './port.ts';

export type MyFatoorahOptions = {
	/** `https://api.myfatoorah.com` for Jordan, `https://apitest.myfatoorah.com` for the sandbox, or the simulator. */
	baseUrl: string;
	apiKey: string;
	webhookSecret: string;
	fetch?: typeof fetch;
	/** Time limit of one attempt. */
	timeoutMs?: number;
	log?: GatewayLog;
	breaker?: CircuitBreakerOptions;
	/** Pause between attempts, in milliseconds. */
	sleep?: (ms: number) => Promise<unknown>;
	/**
	 * References of transfers announced by webhooks since then. The gateway has no call that lists transfers:
	 * a webhook gives a reference, and a call gives its content.
	 */
	announcedTransfers?: (since: Date) => Promise<readonly string[]>;
};

/** Ids also come from addresses and webhooks; other characters must not become part of a path. */
const isId = (text: string): boolean => /^[\w-]{1,100}$/.test(text);

/** The gateway returns the earlier result for a known key even if the amount differs, so the amount is part of the key. */
const keyFor = (key: string, amount: Jod): string => `${key}:${amount.currency}:${amount.fils}`;

const wireAmount = (amount: Jod): object => {
	if (amount.fils <= 0n) throw new RangeError('An amount for the gateway is above zero');
	return exactNumber(formatFils(amount.fils));
};

const wasUnknown = (error: unknown): boolean => error instanceof GatewayRefusal && error.status === 404;

async function orNone<T>(asked: Promise<T>): Promise<T | null> {
	try {
		return await asked;
	} catch (error) {
		if (wasUnknown(error)) return null;
		throw error;
	}
}

const readPayment = (client: MyFatoorahClient, paymentId: string) =>
	client.call({ name: 'get payment', method: 'GET', path: `/v3/payments/${paymentId}`, kind: 'read', shape: answers.paymentShape });

const readInvoice = (client: MyFatoorahClient, path: string) =>
	client.call({ name: 'get invoice', method: 'GET', path: `/v3/invoices/${path}`, kind: 'read', shape: answers.invoiceShape });

async function byOrder(client: MyFatoorahClient, gatewayOrderId: string): Promise<PaymentSnapshot[]> {
	const invoice = await orNone(readInvoice(client, gatewayOrderId));
	// Such an id comes only from the gateway itself, so «No invoices match» means that there was no attempt to pay yet.
	return invoice ? answers.readInvoice(invoice) : [answers.untouched(gatewayOrderId, null)];
}

async function listRefunds(client: MyFatoorahClient, invoiceId: string): Promise<GatewayRefund[]> {
	const list = await orNone(
		client.call({
			name: 'list refunds',
			method: 'POST',
			path: '/v2/GetRefundStatus',
			body: { KeyType: 'InvoiceId', Key: invoiceId },
			kind: 'read',
			shape: answers.refundListShape,
		}),
	);
	return (list?.RefundStatusResult ?? []).map(answers.readRefundLine);
}

async function fetchRefund(client: MyFatoorahClient, paymentId: string, amount: Jod, key: string): Promise<GatewayOperation> {
	const data = await client.call({
		name: 'refund',
		method: 'POST',
		path: '/v3/refunds',
		body: { PaymentId: paymentId, Amount: wireAmount(amount), ExternalIdentifier: key, ServiceChargeOnCustomer: false },
		idempotencyKey: keyFor(key, amount),
		kind: 'write',
		shape: answers.refundShape,
	});
	return answers.readRefund(data);
}

/**
 * Every method throws GatewayRefusal (it refused) or GatewayUnreachable (unknown whether it was executed).
 *
 * - `createCheckout` may be called again with the same key and amount after GatewayUnreachable: it gives the same checkout.
 * - `refund` looks for a refund made under its key before it requests one, so it may be called again with the same key too.
 *   Request the refunds of one payment one after another.
 */
export function createMyFatoorah(options: MyFatoorahOptions): Gateway {
	const breaker = createGatewayCircuitBreaker(options.breaker ?? { failuresToOpen: 5, openMs: 10_000 });
	const client = createClient({
		baseUrl: options.baseUrl,
		apiKey: options.apiKey,
		breaker,
		fetch: options.fetch ?? globalThis.fetch,
		timeoutMs: options.timeoutMs ?? 10_000,
		log: options.log,
		sleep: options.sleep,
	});

	return {
		name: 'myfatoorah',
		circuit: breaker,

		async createCheckout({ attemptId, amount, returnUrl, callbackUrl, key, language }) {
			const data = await client.call({
				name: 'create payment',
				method: 'POST',
				path: '/v3/payments',
				body: {
					PaymentMethod: 'CARD',
					Order: { Amount: wireAmount(amount), Currency: amount.currency, ExternalIdentifier: attemptId },
					OperationType: 'PAY',
					IntegrationUrls: { Redirection: returnUrl, Webhook: callbackUrl },
					Language: language.toUpperCase(),
				},
				idempotencyKey: keyFor(key, amount),
				kind: 'write',
				shape: answers.createdShape,
			});
			return { redirectUrl: data.PaymentURL, gatewayOrderId: data.InvoiceId };
		},

		/** Queries by the most specific id. An id of a foreign format is unknown without a query. */
		async getPayment({ gatewayPaymentId, gatewayOrderId, attemptId }) {
			const id = gatewayPaymentId ?? gatewayOrderId ?? attemptId;
			if (!id || !isId(id)) return [];
			if (gatewayPaymentId) {
				const payment = await orNone(readPayment(client, gatewayPaymentId));
				return payment ? [answers.readPayment(payment)] : [];
			}
			if (gatewayOrderId) return byOrder(client, gatewayOrderId);
			const invoice = await orNone(readInvoice(client, `externalIdentifier/${id}`));
			return invoice ? answers.readInvoice(invoice) : [];
		},

		async listRefunds(paymentId) {
			const payment = isId(paymentId) ? await orNone(readPayment(client, paymentId)) : null;
			return payment ? listRefunds(client, payment.Invoice.Id) : [];
		},

		async refund(paymentId, amount, key, isForgotten) {
			if (!isId(paymentId)) throw new GatewayRefusal('Not a payment id', 404);
			const payment = await readPayment(client, paymentId);
			const known = findRefundFor(await listRefunds(client, payment.Invoice.Id), { amount, key, isForgotten });
			const operation = known ?? (await fetchRefund(client, paymentId, amount, key));
			if (operation.amount?.fils !== amount.fils) {
				throw new GatewayRefusal('refund: this key was used for another amount', 409);
			}
			return operation;
		},

		async getRefund(refundId) {
			if (!isId(refundId)) throw new GatewayRefusal('Not a refund id', 404);
			const path = `/v3/refunds/${refundId}`;
			return answers.readRefund(await client.call({ name: 'get refund', method: 'GET', path, kind: 'read', shape: answers.refundShape }));
		},

		verifyWebhook: (raw, headers) => verifyMyFatoorahWebhook(options.webhookSecret, raw, headers),

		async listTransfers(since) {
			const references = await (options.announcedTransfers?.(since) ?? []);
			const transfers = [];
			for (const reference of new Set(references)) {
				const transfer = isId(reference) ? await orNone(readTransfer(client, reference)) : null;
				if (transfer) transfers.push(transfer);
			}
			return transfers;
		},
	};
}
