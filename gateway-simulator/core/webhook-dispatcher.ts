/** Sends due webhooks and completes due refunds: the simulator's only timer. */
import type { Core } from './core.ts';
import { type Delivery, dueDeliveries, findDelivery, inState, nextDelivery, saveDelivery } from './deliveries.ts';
import { endDueRefunds, nextRefundEnd } from './refunds.ts';

const ANSWER_WITHIN_MS = 10_000;
const LONGEST_TIMER_MS = 60_000;
const AT_ONCE = 32;

/** Posts once; `signal` aborts it. */
async function post(delivery: Delivery, signal: AbortSignal): Promise<{ ok: boolean; answer: string }> {
	try {
		const response = await fetch(delivery.url, {
			method: 'POST',
			headers: delivery.headers,
			body: delivery.body,
			redirect: 'manual',
			signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
		});
		await response.body?.cancel();
		return { ok: response.ok, answer: String(response.status) };
	} catch (error) {
		return { ok: false, answer: error instanceof Error ? error.name : 'no answer' };
	}
}

async function attempt(core: Core, delivery: Delivery, closing: AbortSignal): Promise<void> {
	const { ok, answer } = await post(delivery, closing);
	// Aborted by our own shutdown: it stays waiting and is sent again after the restart.
	if (closing.aborted) return;
	const attempts = delivery.attempts + 1;
	const wait = core.settings.get('delays').webhookRetryMs[attempts - 1];
	const state = ok ? 'delivered' : wait === undefined ? 'given up' : 'waiting';
	saveDelivery(core.database, { id: delivery.id, state, attempts, lastAnswer: answer, dueAt: core.now() + (wait ?? 0) });
}

export type WebhookDispatcher = ReturnType<typeof createWebhookDispatcher>;

export function createWebhookDispatcher(core: Core) {
	const { database } = core;
	const underWay = new Map<number, Promise<void>>();
	const closing = new AbortController();
	let timer: NodeJS.Timeout | undefined;

	function send(delivery: Delivery): Promise<void> {
		const running = underWay.get(delivery.id);
		if (running) return running;
		const sending = attempt(core, delivery, closing.signal).finally(() => {
			underWay.delete(delivery.id);
			poke();
		});
		underWay.set(delivery.id, sending);
		return sending;
	}

	function wake(): void {
		endDueRefunds(core);
		const now = core.now();
		for (const delivery of dueDeliveries(database, now)) {
			if (underWay.size >= AT_ONCE) break;
			void send(delivery);
		}
		const times = [nextRefundEnd(core), nextDelivery(database, now)].filter((time) => time !== null);
		if (times.length > 0) poke(Math.min(...times) - now);
	}

	/** Checks the queue after `delayMs`; called whenever something may have become due. */
	function poke(delayMs = 0): void {
		if (closing.signal.aborted) return;
		clearTimeout(timer);
		timer = setTimeout(wake, Math.min(Math.max(0, delayMs), LONGEST_TIMER_MS));
	}

	/** Sends these one after another in this order, regardless of their time; resolves with the results. */
	async function sendNow(deliveries: Delivery[]): Promise<Delivery[]> {
		const done: Delivery[] = [];
		for (const delivery of deliveries) {
			await send(delivery);
			const after = findDelivery(database, delivery.id);
			if (after) done.push(after);
		}
		return done;
	}

	return {
		poke,
		/** Tries everything that waits once, regardless of its time. */
		flush: () => sendNow(inState(database, 'waiting')),
		/** Releases held webhooks: `ids` in that order, or all in the order in which they were queued. */
		async release(ids?: number[]): Promise<Delivery[]> {
			const held = inState(database, 'held');
			const chosen = ids ? ids.flatMap((id) => held.find((delivery) => delivery.id === id) ?? []) : held;
			if (!ids) core.settings.set('holdWebhooks', false);
			return sendNow(chosen);
		},
		/** Stops the timer and waits for running deliveries; unanswered ones are sent again after a restart. */
		async close(): Promise<void> {
			clearTimeout(timer);
			closing.abort();
			await Promise.allSettled(underWay.values());
		},
	};
}
