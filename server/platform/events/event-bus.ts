/**
 * In-process event bus. Capabilities publish; the wiring registers subscribers, so publishers do not depend on them.
 * A subscriber of `onInTransaction` runs in the publisher's transaction (both succeed or neither); one of `onAsync` gets a job written in that transaction.
 */
import type * as z from 'zod';
import type { Transaction } from '../database/pool.ts';
import { enqueueEach, handle, type Job, type JobHandler, job } from '../jobs/jobs.ts';

export type EventType<Payload> = { readonly name: string; readonly payload: z.ZodType<Payload> };

export function defineEvent<Payload>(name: string, payload: z.ZodType<Payload>): EventType<Payload> {
	return { name, payload };
}

type Subscriber<Context> = (context: Context, tx: Transaction, facts: never) => Promise<void>;

/** `Context` is passed to subscribers: the platform. */
export class EventBus<Context> {
	readonly #onInTransaction = new Map<string, Subscriber<Context>[]>();
	readonly #onAsync = new Map<string, Job<unknown>[]>();
	readonly #handlers: JobHandler<Context>[] = [];

	onInTransaction<Payload>(
		event: EventType<Payload>,
		subscriber: (context: Context, tx: Transaction, payload: Payload) => Promise<void>,
	): void {
		this.#onInTransaction.set(event.name, [...(this.#onInTransaction.get(event.name) ?? []), subscriber]);
	}

	/** `subscriber` names the job and must therefore stay the same across releases. */
	onAsync<Payload>(
		event: EventType<Payload>,
		subscriberName: string,
		subscriber: (context: Context, payload: Payload) => Promise<void>,
	): void {
		const task = job(`news.${event.name}.${subscriberName}`, event.payload);
		this.#onAsync.set(event.name, [...(this.#onAsync.get(event.name) ?? []), task]);
		this.#handlers.push(handle(task, subscriber));
	}

	/** The job handlers that deliver to `onAsync` subscribers. */
	get handlers(): readonly JobHandler<Context>[] {
		return this.#handlers;
	}

	async publish<Payload>(context: Context, tx: Transaction, event: EventType<Payload>, payload: Payload): Promise<void> {
		for (const subscriber of this.#onInTransaction.get(event.name) ?? []) await subscriber(context, tx, payload as never);
		await enqueueEach<unknown>(tx, this.#onAsync.get(event.name) ?? [], payload);
	}
}
