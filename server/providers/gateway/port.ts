/** What the product needs from a card gateway. Card data never passes through here: the renter enters it on the gateway's page. */
import type { Jod } from '#contract/money.ts';
import type { CircuitView } from '#server/platform/base/circuit-breaker.ts';

export type PaymentState = 'PENDING' | 'AUTHORIZED' | 'PAID' | 'FAILED' | 'CANCELLED' | 'EXPIRED' | 'REVIEW';

/** Current state of one payment at the gateway. `amount` is the captured amount, or null if unknown. */
export type PaymentSnapshot = {
	gatewayPaymentId: string | null;
	gatewayOrderId: string;
	attemptId: string | null;
	state: PaymentState;
	amount: { currency: string; fils: bigint } | null;
	failure: { code: string; message: string } | null;
	reference: string | null;
};

export type OperationState = 'PENDING' | 'DONE' | 'REFUSED';
export type GatewayOperation = { gatewayOperationId: string; state: OperationState; amount: Jod | null };
/** `key`: under which it was requested; null if a person made it at the gateway. */
export type GatewayRefund = GatewayOperation & { key: string | null };

/** The payer's bank disputes a payment. WON: the merchant keeps the money; LOST: the payer gets it back. */
export type GatewayDispute = { id: string; status: 'PENDING' | 'WON' | 'LOST'; gatewayPaymentId: string };

/**
 * A webhook with a verified signature. It only names the attempt to query: its amounts are not trusted.
 * `dispute` is present in the kind `dispute` and contains signed fields only: no gateway has a call to query disputes.
 */
export type VerifiedWebhook =
	| { ok: true; kind: 'payment' | 'refund' | 'transfer' | 'dispute' | 'unknown'; hints: string[]; dedupe: string; dispute?: GatewayDispute }
	| { ok: false };

/**
 * One line of a transfer. A payment adds `gross - fee` to the net; a refund or a dispute subtracts `gross + fee`.
 * A dispute that was won appears as a dispute with a negative gross. The fee is never negative.
 */
export type GatewayTransferItem = { gatewayPaymentId: string; kind: 'payment' | 'refund' | 'dispute'; gross: Jod; fee: Jod };

/** A transfer from the gateway to our bank; `net` is the received amount. */
export type GatewayTransfer = { reference: string; paidOn: Date; net: Jod; items: GatewayTransferItem[] };

export type CheckoutRequest = {
	attemptId: string;
	amount: Jod;
	/** Where the browser returns to; the gateway appends its own payment id. */
	returnUrl: string;
	callbackUrl: string;
	/** The same key and amount return the same checkout. */
	key: string;
	language: 'en' | 'ar';
};

/** The existing refund to use instead of requesting a new one under this key; undefined if there is none. */
export function findRefundFor(
	refunds: readonly GatewayRefund[],
	{ amount, key, isForgotten }: { amount: Jod; key: string; isForgotten: ((refund: GatewayRefund) => boolean) | undefined },
): GatewayOperation | undefined {
	const takesPlace = (refund: GatewayRefund) => refund.state !== 'REFUSED' && refund.amount?.fils === amount.fils && isForgotten?.(refund);
	const found = refunds.find((refund) => refund.key === key) ?? refunds.find(takesPlace);
	return found && { gatewayOperationId: found.gatewayOperationId, state: found.state, amount: found.amount };
}

export interface Gateway {
	readonly name: string;
	/** Open while the gateway is not called because it did not answer. */
	readonly circuit: CircuitView;
	/** Opens a page on which the whole amount is charged at once: nothing is reserved and captured later. */
	createCheckout(request: CheckoutRequest): Promise<{ redirectUrl: string; gatewayOrderId: string }>;
	/** Newest first; empty if the gateway does not know the payment. */
	getPayment(reference: { gatewayPaymentId?: string; gatewayOrderId?: string; attemptId?: string }): Promise<PaymentSnapshot[]>;
	/**
	 * `isForgotten`: whether we made this refund, but a restored database does not contain it. Such a refund of the same amount
	 * replaces a new one, so that the payer does not get the money twice.
	 */
	refund(gatewayPaymentId: string, amount: Jod, key: string, isForgotten?: (refund: GatewayRefund) => boolean): Promise<GatewayOperation>;
	/** All refunds of a payment, in any state. */
	listRefunds(gatewayPaymentId: string): Promise<GatewayRefund[]>;
	getRefund(gatewayOperationId: string): Promise<GatewayOperation>;
	verifyWebhook(raw: Uint8Array, headers: Headers): VerifiedWebhook;
	/**
	 * For gateways that return the browser by a form: verifies the form's signature. `bodyText` is the posted body,
	 * `application/x-www-form-urlencoded`. Null if it is not the gateway's.
	 */
	verifyReturn?(bodyText: string): { gatewayPaymentId: string } | null;
	/** For gateways that report transfers to our bank: the ones announced since then, in any order; the same transfer may be returned more than once. */
	listTransfers?(since: Date): Promise<GatewayTransfer[]>;
}

/** The gateway refused; `status` is its HTTP status. A retry does not help. */
export class GatewayRefusal extends Error {
	readonly status: number;
	constructor(message: string, status: number) {
		super(message);
		this.name = 'GatewayRefusal';
		this.status = status;
	}
}

/**
 * The gateway already has a page for this attempt whose address cannot be retrieved. No one has it, so no payment can be made
 * there: a new attempt may be made at once.
 */
export class CheckoutLost extends GatewayRefusal {
	constructor(message: string) {
		super(message, 409);
		this.name = 'CheckoutLost';
	}
}

/** No reliable answer: whether the operation was executed is unknown, so query before retrying. */
export class GatewayUnreachable extends Error {
	override readonly name = 'GatewayUnreachable';
}
