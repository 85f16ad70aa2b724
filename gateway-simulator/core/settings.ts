/** Delays, prepared faults and the webhook hold, by which tests inject faults. Stored. */
import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';

const milliseconds = z.number().int().min(0).max(86_400_000);

export const delaysShape = z.object({
	/** From the request of a refund to its completion. */
	refundMs: milliseconds,
	/** From the payment to its webhook. */
	webhookMs: milliseconds,
	/** The same for the card with a late webhook. */
	lateWebhookMs: milliseconds,
	/** Delay before an answer that times out with 504. */
	hangMs: milliseconds,
	/** Pauses before the retries of a webhook; at most five, none longer than 180 s. */
	webhookRetryMs: z.array(milliseconds.max(180_000)).max(5),
});
export type Delays = z.infer<typeof delaysShape>;

export const DEFAULT_DELAYS: Delays = {
	refundMs: 3_000,
	webhookMs: 0,
	lateWebhookMs: 20_000,
	hangMs: 30_000,
	webhookRetryMs: [5_000, 15_000, 45_000, 120_000, 180_000],
};

export const faultShape = z.object({
	/** The call that fails. */
	call: z.enum(['create', 'verify', 'capture', 'refund', 'refundStatus', 'transfers']),
	/** A status to answer with, `hang` (silent until `hangMs`, then 504) or `drop` (the connection is closed). */
	answer: z.union([z.literal(409), z.literal(429), z.literal(500), z.literal(503), z.literal('hang'), z.literal('drop')]),
	/** Whether the operation is executed despite the failed answer. */
	recorded: z.boolean().default(false),
	times: z.number().int().min(1).max(1_000).default(1),
	/** Sent with 429 and 503. */
	retryAfterSeconds: z.number().int().min(0).optional(),
});
export type Fault = z.infer<typeof faultShape>;

export const refundPlanShape = z.object({ outcome: z.enum(['stuck', 'cancelled']), times: z.number().int().min(1).default(1) });
export type RefundPlan = z.infer<typeof refundPlanShape>;

const shapes = {
	delays: delaysShape,
	faults: z.array(faultShape),
	refundPlans: z.array(refundPlanShape),
	/** New webhooks wait until they are released. */
	holdWebhooks: z.boolean(),
	/** Whether a look-up finds an invoice without an attempt to pay; the real gateway answers «No invoices match» [S]. */
	showUnpaidInvoices: z.boolean(),
};
type Values = { [Name in keyof typeof shapes]: z.infer<(typeof shapes)[Name]> };

export type Settings = ReturnType<typeof createSettings>;

/** Reads and writes settings in the store; `startDelays` are restored by a reset. */
export function createSettings(database: DatabaseSync, startDelays: Delays) {
	const start: Values = { delays: startDelays, faults: [], refundPlans: [], holdWebhooks: false, showUnpaidInvoices: false };

	function get<Name extends keyof Values>(name: Name): Values[Name] {
		const row = database.prepare('SELECT value FROM settings WHERE name = ?').get(name);
		return row ? (shapes[name].parse(JSON.parse(String(row.value))) as Values[Name]) : start[name];
	}

	function set<Name extends keyof Values>(name: Name, value: Values[Name]): void {
		database
			.prepare('INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value')
			.run(name, JSON.stringify(value));
	}

	/** Uses the first matching item of a prepared list; each item applies `times` times. */
	function take<Item extends { times: number }>(items: Item[], fits: (item: Item) => boolean): { taken: Item | undefined; left: Item[] } {
		const taken = items.find(fits);
		const left = items.flatMap((item) => (item !== taken ? [item] : item.times > 1 ? [{ ...item, times: item.times - 1 }] : []));
		return { taken, left };
	}

	return {
		get,
		set,
		takeFault(call: Fault['call']): Fault | undefined {
			const { taken, left } = take(get('faults'), (fault) => fault.call === call);
			if (taken) set('faults', left);
			return taken;
		},
		takeRefundPlan(): RefundPlan | undefined {
			const { taken, left } = take(get('refundPlans'), () => true);
			if (taken) set('refundPlans', left);
			return taken;
		},
	};
}
