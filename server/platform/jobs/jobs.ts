/** Jobs: written in the caller's transaction, run by graphile-worker, retried with growing pauses until they succeed. */
import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type * as z from 'zod';
import type { Transaction } from '../database/pool.ts';

/** Each lane has a worker of its own: jobs that wait for other people's servers do not occupy the slots of the rest (decision 047). */
export const lanes = ['general', 'delivery'] as const;
export type Lane = (typeof lanes)[number];

export type Job<Payload> = { readonly name: string; readonly payload: z.ZodType<Payload>; readonly lane: Lane };
/** `Context` is passed to a job when it runs: the platform. */
export type JobHandler<Context> = { readonly name: string; readonly lane: Lane; run(context: Context, payload: unknown): Promise<void> };

/** Declares a job; its handler is bound by `handle` in the capability. */
export function job<Payload>(name: string, payload: z.ZodType<Payload>, lane: Lane = 'general'): Job<Payload> {
	return { name, payload, lane };
}

/** A job may run late and more than once: the handler checks the rows, under a lock, before it acts. */
export function handle<Context, Payload>(
	declared: Job<Payload>,
	run: (context: Context, payload: Payload) => Promise<void>,
): JobHandler<Context> {
	return { name: declared.name, lane: declared.lane, run: (context, payload) => run(context, declared.payload.parse(payload)) };
}

/** Lower numbers run first. */
export const priority = { money: -10, normal: 0, background: 50 } as const;

/**
 * Jobs of one queue run one after another; with a `subject`, its own do. Subjects share a fixed number of queues: graphile-worker
 * keeps a queue for ever and locks all of them whenever it takes a job of one (with 100,000 queues that took 107 ms, with a few 2.5 ms).
 */
type Queue = { readonly name: string; readonly subject?: string };

const QUEUES_OF_SUBJECTS = 64;

function queueName({ name, subject }: Queue): string {
	return subject === undefined ? name : `${name}-${Number.parseInt(hash('sha256', subject).slice(0, 8), 16) % QUEUES_OF_SUBJECTS}`;
}

type Options = {
	runAt?: Date;
	/** Replaces a waiting job with the same key. */
	key?: string;
	priority?: number;
	queue?: Queue;
	/** The worker of its lane leaves the job waiting while this flag is blocked. */
	flag?: string;
};

/** Adds one job of each kind with the same payload, to run immediately. */
export async function enqueueEach<Payload>(tx: Transaction, declared: readonly Job<Payload>[], payload: Payload): Promise<void> {
	if (declared.length === 0) return;
	await sql`SELECT FROM graphile_worker.add_jobs(ARRAY(
		SELECT (name, ${JSON.stringify(payload)}::json, NULL, NULL, NULL, NULL, ${priority.normal}::smallint, NULL)::graphile_worker.job_spec
		FROM unnest(${declared.map(({ name }) => name)}::text[]) AS name
	))`.execute(tx);
}

export async function enqueue<Payload>(tx: Transaction, declared: Job<Payload>, payload: Payload, options: Options = {}): Promise<void> {
	await sql`SELECT graphile_worker.add_job(
		${declared.name}, payload => ${JSON.stringify(payload)}::json, run_at => ${options.runAt ?? null}::timestamptz,
		job_key => ${options.key ?? null}::text, priority => ${options.priority ?? priority.normal}::int, queue_name => ${options.queue ? queueName(options.queue) : null}::text,
		flags => ${options.flag ? [options.flag] : null}::text[]
	)`.execute(tx);
}
