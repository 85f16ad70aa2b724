/** What the product asks of a card gateway. Card data never passes through here: the renter types it on the gateway's own page. */
import type { Jod } from '#contract/money.ts';

export type PaymentState = 'PENDING' | 'AUTHORIZED' | 'PAID' | 'FAILED' | 'CANCELLED' | 'EXPIRED' | 'REVIEW';

/** One payment as the gateway tells it now. `amount` is what the gateway took, or null where it does not say. */
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

/** A payer asked the bank for the money back; WON: the merchant keeps it, LOST: the payer has it. */
export type GatewayDispute = { id: string; status: 'PENDING' | 'WON' | 'LOST'; gatewayPaymentId: string };

/**
 * A webhook whose signature was checked. It only tells which attempt to ask about: what it says of money is not believed.
 * `dispute` stands in one of kind `dispute`, made of signed fields alone: no gateway has a call to ask about disputes.
 */
export type VerifiedWebhook =
	| { ok: true; kind: 'payment' | 'refund' | 'transfer' | 'dispute' | 'unknown'; hints: string[]; dedupe: string; dispute?: GatewayDispute }
	| { ok: false };

/**
 * One line of what the gateway paid out. A payment adds `gross - fee` to the net; a refund or a dispute takes `gross + fee`
 * off it. A dispute that was won comes back as a dispute with a negative gross. The fee is never negative.
 */
export type GatewayTransferItem = { gatewayPaymentId: string; kind: 'payment' | 'refund' | 'dispute'; gross: Jod; fee: Jod };

/** Money that the gateway sent to our bank; `net` is what arrives there. */
export type GatewayTransfer = { reference: string; paidOn: Date; net: Jod; items: GatewayTransferItem[] };

export type CheckoutRequest = {
	attemptId: string;
	amount: Jod;
	/** Where the renter's browser comes back to; the gateway appends its own payment id. */
	returnUrl: string;
	callbackUrl: string;
	/** Same key and amount: the same checkout. */
	key: string;
	language: 'en' | 'ar';
};

export interface Gateway {
	readonly name: string;
	/** Opens a page on which the whole amount is charged at once: nothing is reserved and captured later. */
	createCheckout(request: CheckoutRequest): Promise<{ redirectUrl: string; gatewayOrderId: string }>;
	/** Newest first; empty where the gateway knows no such payment. */
	getPayment(reference: { gatewayPaymentId?: string; gatewayOrderId?: string; attemptId?: string }): Promise<PaymentSnapshot[]>;
	refund(gatewayPaymentId: string, amount: Jod, key: string): Promise<GatewayOperation>;
	getRefund(gatewayOperationId: string): Promise<GatewayOperation>;
	verifyWebhook(raw: Uint8Array, headers: Headers): VerifiedWebhook;
	/**
	 * Only of a gateway that sends the browser back by a form: checks the form's signature. `bodyText` is what was posted,
	 * as `application/x-www-form-urlencoded`. Null where it is not the gateway's.
	 */
	verifyReturn?(bodyText: string): { gatewayPaymentId: string } | null;
	/** Only of a gateway that reports its transfers to our bank: those that became known since then, in no order; the same one may be told again. */
	listTransfers?(since: Date): Promise<GatewayTransfer[]>;
}

/** The gateway answered and said no; `status` is its HTTP status. Trying the same again does not help. */
export class GatewayRefusal extends Error {
	readonly status: number;
	constructor(message: string, status: number) {
		super(message);
		this.name = 'GatewayRefusal';
		this.status = status;
	}
}

/**
 * The gateway has a page for this attempt already, and its address cannot be had any more. Nobody was given it, so nobody
 * pays there: another attempt may be made at once.
 */
export class CheckoutLost extends GatewayRefusal {
	constructor(message: string) {
		super(message, 409);
		this.name = 'CheckoutLost';
	}
}

/** No answer, or not one to rely on: whether the act happened is unknown, so ask before trying again. */
export class GatewayUnreachable extends Error {
	override readonly name = 'GatewayUnreachable';
}
