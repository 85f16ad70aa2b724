/**
 * News travels upwards: a capability publishes what happened, and app.ts wires who hears it.
 * A subscriber of `now` runs in the publisher's transaction (both hold or neither); one of `later` gets an outbox job written in that transaction.
 */
import type * as z from 'zod';
import type { Transaction } from '../database/pool.ts';
import { enqueueEach, handle, type Job, type JobHandler, job } from './jobs.ts';

export type Topic<Facts> = { readonly name: string; readonly facts: z.ZodType<Facts> };

export function topic<Facts>(name: string, facts: z.ZodType<Facts>): Topic<Facts> {
	return { name, facts };
}

type Hear<Context> = (context: Context, tx: Transaction, facts: never) => Promise<void>;

/** `Context` is what subscribers are handed: the platform. */
export class News<Context> {
	readonly #now = new Map<string, Hear<Context>[]>();
	readonly #later = new Map<string, Job<unknown>[]>();
	readonly #handlers: JobHandler<Context>[] = [];

	now<Facts>(subject: Topic<Facts>, hear: (context: Context, tx: Transaction, facts: Facts) => Promise<void>): void {
		this.#now.set(subject.name, [...(this.#now.get(subject.name) ?? []), hear]);
	}

	/** `subscriber` names the outbox job, so it must stay the same over releases. */
	later<Facts>(subject: Topic<Facts>, subscriber: string, hear: (context: Context, facts: Facts) => Promise<void>): void {
		const task = job(`news.${subject.name}.${subscriber}`, subject.facts);
		this.#later.set(subject.name, [...(this.#later.get(subject.name) ?? []), task]);
		this.#handlers.push(handle(task, hear));
	}

	/** The jobs that deliver to `later` subscribers. */
	get handlers(): readonly JobHandler<Context>[] {
		return this.#handlers;
	}

	async publish<Facts>(context: Context, tx: Transaction, subject: Topic<Facts>, facts: Facts): Promise<void> {
		for (const hear of this.#now.get(subject.name) ?? []) await hear(context, tx, facts as never);
		await enqueueEach<unknown>(tx, this.#later.get(subject.name) ?? [], facts);
	}
}
