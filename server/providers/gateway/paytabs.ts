/**
 * PayTabs (PT2) adapter.
 *
 * Sources: the documentation at docs.paytabs.com and support.paytabs.com (hosted payment page, query, follow-ups, signature
 * verification) and the gateway's own PHP library. To be confirmed in the gateway's sandbox before going live [U]:
 * - a second page for the same `cart_id` is answered 409 with code 4; a query may or may not return the page's address;
 * - a page without a payment is reported as pending (P) or not at all; an unknown transaction as 404, null or «… not found»;
 * - amounts: `tran_total` and `tran_currency` are what was captured, and JOD has up to three decimals;
 * - a query by `cart_id` lists follow-ups immediately, each with `previous_tran_ref` and its `cart_description`. By these a
 *   refund with a lost answer is found: there is no idempotency key and no look-up of refunds;
 * - a refund is answered A when it is on its way; a void, made only by a person in the dashboard, may be reported as A or V;
 * - H (held for a review at the gateway) must be checked by a person: REVIEW;
 * - the return form is signed without empty fields, and a field with the value `0` is not empty;
 * - chargebacks are reported by e-mail and in the dashboard only: no notice of kind `dispute` is known.
 *
 * There is no call for transfers to our bank (dashboard and CSV only), so there is no `listTransfers`.
 */
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { formatFils, type Jod } from '#contract/money.ts';
import type { CircuitBreakerOptions } from '#server/platform/base/circuit-breaker.ts';
import { exactNumber, parseExact } from './exact-json.ts';
import { createGatewayCircuitBreaker, type GatewayLog } from './gateway-caller.ts';
import * as answers from './paytabs-answers.ts';
import { createClient, type PayTabsClient, PayTabsRefusal } from './paytabs-client.ts';
import { isSigned, signedPartOf } from './paytabs-signature.ts';
import {
	CheckoutLost,
	type CheckoutRequest,
	findRefundFor,
	type Gateway,
	type GatewayOperation,
	type GatewayRefund,
	GatewayRefusal,
	type VerifiedWebhook,
} from './port.ts';

export type PayTabsOptions = {
	/** `https://secure-jordan.paytabs.com` for Jordan, or the simulator. */
	baseUrl: string;
	profileId: string;
	serverKey: string;
	fetch?: typeof fetch;
	/** Time limit of one attempt. */
	timeoutMs?: number;
	log?: GatewayLog;
	breaker?: CircuitBreakerOptions;
	/** Pause between attempts, in milliseconds. */
	sleep?: (ms: number) => Promise<unknown>;
};

type Site = { client: PayTabsClient; profileId: object };

/** References also come from addresses and forms; other characters cannot occur. */
const isReference = (text: string): boolean => /^[\w-]{1,64}$/.test(text);

const DUPLICATE = '4';

const wireAmount = (amount: Jod): object => {
	if (amount.fils <= 0n) throw new RangeError('An amount for the gateway is above zero');
	return exactNumber(formatFils(amount.fils));
};

async function byReference({ client, profileId }: Site, tranRef: string): Promise<answers.Transaction | null> {
	try {
		const body = { profile_id: profileId, tran_ref: tranRef };
		return await client.call({ name: 'query transaction', path: '/payment/query', body, shape: answers.oneShape });
	} catch (error) {
		if (error instanceof GatewayRefusal && error.status === 404) return null;
		throw error;
	}
}

async function byCart({ client, profileId }: Site, cartId: string): Promise<answers.Transaction[]> {
	try {
		const body = { profile_id: profileId, cart_id: cartId };
		return await client.call({ name: 'query cart', path: '/payment/query', body, shape: answers.manyShape });
	} catch (error) {
		if (error instanceof GatewayRefusal && error.status === 404) return [];
		throw error;
	}
}

async function assertTransaction(site: Site, tranRef: string): Promise<answers.Transaction> {
	const found = isReference(tranRef) ? await byReference(site, tranRef) : null;
	if (!found) throw new GatewayRefusal('The gateway knows no such transaction', 404);
	return found;
}

type Page = { redirectUrl: string; gatewayOrderId: string };

async function createPage(site: Site, asked: CheckoutRequest): Promise<Page> {
	const { attemptId, amount, returnUrl, callbackUrl, language } = asked;
	const created = await site.client.call({
		name: 'create page',
		path: '/payment/request',
		body: {
			profile_id: site.profileId,
			tran_type: 'sale',
			tran_class: 'ecom',
			cart_id: attemptId,
			cart_description: `Booking payment ${attemptId}`,
			cart_currency: amount.currency,
			cart_amount: wireAmount(amount),
			callback: callbackUrl,
			return: returnUrl,
			paypage_lang: language,
			hide_shipping: true,
		},
		shape: answers.createdShape,
	});
	return { redirectUrl: created.redirect_url, gatewayOrderId: attemptId };
}

/** The page of an attempt whose answer was lost, if the gateway still returns its address. */
async function reusePage(site: Site, { attemptId, amount }: CheckoutRequest): Promise<Page> {
	const open = answers.openPageOf(await byCart(site, attemptId), amount.fils);
	if (!open?.redirect_url || !z.url({ protocol: /^https?$/ }).safeParse(open.redirect_url).success) {
		throw new CheckoutLost('create page: there is one for this attempt already, and its address is not told');
	}
	return { redirectUrl: open.redirect_url, gatewayOrderId: attemptId };
}

async function askRefund({ client, profileId }: Site, of: answers.Transaction, amount: Jod, key: string): Promise<GatewayOperation> {
	const line = await client.call({
		name: 'refund',
		path: '/payment/request',
		body: {
			profile_id: profileId,
			tran_type: 'refund',
			tran_class: 'ecom',
			tran_ref: of.tran_ref,
			cart_id: of.cart_id,
			cart_description: key,
			cart_currency: amount.currency,
			cart_amount: wireAmount(amount),
		},
		shape: answers.refundShape,
	});
	return answers.readOperation(line);
}

async function listRefunds(site: Site, of: answers.Transaction): Promise<GatewayRefund[]> {
	const lines = (await byCart(site, of.cart_id)).filter((line) => line.tran_type === 'refund' && line.previous_tran_ref === of.tran_ref);
	return lines.map((line) => ({ ...answers.readOperation(line), key: line.cart_description }));
}

type Refunding = { amount: Jod; key: string; isForgotten: Parameters<Gateway['refund']>[3] };

/** The refund that was requested under this key before, or a new one. */
async function refundOnce(site: Site, of: answers.Transaction, { amount, key, isForgotten }: Refunding): Promise<GatewayOperation> {
	const known = findRefundFor(await listRefunds(site, of), { amount, key, isForgotten });
	const operation = known ?? (await askRefund(site, of, amount, key));
	if (operation.amount?.fils !== amount.fils) throw new GatewayRefusal('refund: this key was used for another amount', 409);
	return operation;
}

const noticeShape = z.object({ tran_ref: z.string().min(1), tran_type: z.string(), cart_id: z.string().nullish() });

/** The signature covers the whole body, but the gateway is queried nevertheless. */
function verifyNotice(serverKey: string, raw: Uint8Array, headers: Headers): VerifiedWebhook {
	if (!isSigned(serverKey, raw, headers.get('signature'))) return { ok: false };
	try {
		const notice = noticeShape.parse(parseExact(new TextDecoder('utf-8', { fatal: true }).decode(raw)));
		return {
			ok: true,
			kind: notice.tran_type.toLowerCase() === 'refund' ? 'refund' : 'payment',
			hints: notice.tran_type.toLowerCase() === 'refund' || !notice.cart_id ? [notice.tran_ref] : [notice.cart_id, notice.tran_ref],
			dedupe: `paytabs:${createHash('sha256').update(raw).digest('base64url')}`,
		};
	} catch {
		return { ok: false };
	}
}

/**
 * Every method throws GatewayRefusal (it refused) or GatewayUnreachable (unknown whether it was executed).
 *
 * - The order is the cart, which is our attempt: all payments on one page belong to it.
 * - `createCheckout` after GatewayUnreachable may be called again: it gives the same page, or throws CheckoutLost.
 * - `refund` looks for a refund made under its key before it requests one, so it may be called again with the same key.
 *   Request the refunds of one payment one after another.
 */
export function createPayTabs(options: PayTabsOptions): Gateway {
	const breaker = createGatewayCircuitBreaker(options.breaker ?? { failuresToOpen: 5, openMs: 10_000 });
	const client = createClient({
		baseUrl: options.baseUrl,
		serverKey: options.serverKey,
		breaker,
		fetch: options.fetch ?? globalThis.fetch,
		timeoutMs: options.timeoutMs ?? 10_000,
		log: options.log,
		sleep: options.sleep,
	});
	const site: Site = { client, profileId: exactNumber(options.profileId) };

	return {
		name: 'paytabs',
		circuit: breaker,

		async createCheckout(asked) {
			try {
				return await createPage(site, asked);
			} catch (error) {
				if (error instanceof PayTabsRefusal && error.code === DUPLICATE) return reusePage(site, asked);
				throw error;
			}
		},

		/** Queries by the most specific reference; always for the whole cart, because follow-ups change a payment. */
		async getPayment({ gatewayPaymentId, gatewayOrderId, attemptId }) {
			const asked = gatewayPaymentId ?? gatewayOrderId ?? attemptId;
			if (!asked || !isReference(asked)) return [];
			const cartId = gatewayPaymentId ? (await byReference(site, gatewayPaymentId))?.cart_id : asked;
			if (!cartId) return [];
			const payments = answers.readPayments(await byCart(site, cartId));
			return gatewayPaymentId ? payments.filter((payment) => payment.gatewayPaymentId === gatewayPaymentId) : payments;
		},

		refund: async (paymentId, amount, key, isForgotten) =>
			refundOnce(site, await assertTransaction(site, paymentId), { amount, key, isForgotten }),

		async listRefunds(paymentId) {
			const of = isReference(paymentId) ? await byReference(site, paymentId) : null;
			return of ? listRefunds(site, of) : [];
		},

		getRefund: async (refundId) => answers.readOperation(await assertTransaction(site, refundId)),
		verifyWebhook: (raw, headers) => verifyNotice(options.serverKey, raw, headers),

		verifyReturn(bodyText) {
			const form = new Map(new URLSearchParams(bodyText));
			const gatewayPaymentId = form.get('tranRef') ?? '';
			const genuine = isSigned(options.serverKey, signedPartOf(form), form.get('signature'));
			return genuine && isReference(gatewayPaymentId) ? { gatewayPaymentId } : null;
		},
	};
}
