/** What every part of the core works with, and the news that it gives to the wires. */
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

/** How a webhook leaves; `delayMs` counts from now, `copies` go out one right after the other. */
type Dispatch = {
	delayMs: number;
	copies: number;
	/** Signed with a secret that is not the merchant's. */
	forged?: boolean;
	/** Instead of the configured address. */
	url?: string | undefined;
};

export type Core = {
	database: DatabaseSync;
	settings: Settings;
	/** Milliseconds since 1970. */
	now(): number;
	/** Aborted when the server ends: what is held back is let go. */
	closing: AbortSignal;
	/**
	 * Queues the event's webhook and gives the ids of the deliveries: none where no address is known. Called inside the
	 * transaction that made the news, so that neither is lost without the other.
	 */
	announce(event: GatewayEvent, dispatch: Dispatch): number[];
	/** Something ends by itself later: whoever watches the time looks when. */
	wakeDispatcher(): void;
	/** As the invoice's wire names payments; `number` is one that was never given before. */
	paymentId(invoice: Invoice, number: number, isFirst: boolean): string;
};

export type Webhook = { code: number; reference: string; body: string; headers: Record<string, string> };

/**
 * One gateway's protocol on top of the core: its own webhooks and its own way back to the merchant, beside the calls that
 * it serves. The core and the pages know no wire but through this.
 */
export type GatewayProtocol = {
	readonly name: string;
	paymentId: Core['paymentId'];
	/** The body is signed as it stands: it is sent byte for byte. Null where the gateway sends nothing of such news. */
	writeWebhook(event: GatewayEvent, forged: boolean): Webhook | null;
	/** How the payer's browser goes back to the merchant. */
	wayBack(invoice: Invoice, payment: Payment): ReturnRedirect;
};

/** An address to go to, or one to post a form to. */
export type ReturnRedirect = { url: string; form: Record<string, string> | null };
