/** Shared state of the simulator, and the events that it passes to the protocols. */
import type { DatabaseSync } from 'node:sqlite';
import type { Invoice } from './invoices.ts';
import type { Payment } from './payments.ts';
import type { Refund } from './refunds.ts';
import type { Settings } from './settings.ts';

export type Dispute = { id: number; paymentId: string; status: 'PENDING' | 'RESOLVED' | 'LOST'; createdAt: number };

export type GatewayEvent =
	| { kind: 'payment'; invoice: Invoice; payment: Payment }
	| { kind: 'refund'; invoice: Invoice; payment: Payment; refund: Refund }
	| { kind: 'dispute'; invoice: Invoice; payment: Payment; dispute: Dispute }
	| { kind: 'transfer'; wire: string; reference: string; fils: bigint; payments: number; webhookUrl: string | null };

/** How a webhook is sent; `delayMs` counts from now, `copies` are sent one after another. */
type Dispatch = {
	delayMs: number;
	copies: number;
	/** Signed with a wrong secret. */
	forged?: boolean;
	/** Overrides the configured address. */
	url?: string | undefined;
};

export type Core = {
	database: DatabaseSync;
	settings: Settings;
	/** Milliseconds since 1970. */
	now(): number;
	/** Aborted when the server ends: delayed answers are released. */
	closing: AbortSignal;
	/**
	 * Queues the event's webhook and returns the ids of the deliveries: none without a known address. Called inside the
	 * transaction of the event, so that neither exists without the other.
	 */
	announce(event: GatewayEvent, dispatch: Dispatch): number[];
	/** Reschedules the timer, because something completes automatically later. */
	wakeDispatcher(): void;
	/** Payment id in the format of the invoice's protocol; `number` is unique. */
	paymentId(invoice: Invoice, number: number, isFirst: boolean): string;
};

export type Webhook = { code: number; reference: string; body: string; headers: Record<string, string> };

/**
 * One gateway's protocol on top of the core: its webhooks and its return to the merchant, in addition to its calls.
 * Core and pages know protocols only through this type.
 */
export type GatewayProtocol = {
	readonly name: string;
	paymentId: Core['paymentId'];
	/** The body is signed and sent byte for byte. Null if the gateway sends nothing for this event. */
	writeWebhook(event: GatewayEvent, forged: boolean): Webhook | null;
	/** How the payer's browser returns to the merchant. */
	returnRedirect(invoice: Invoice, payment: Payment): ReturnRedirect;
};

/** An address to navigate to, or to post a form to. */
export type ReturnRedirect = { url: string; form: Record<string, string> | null };
