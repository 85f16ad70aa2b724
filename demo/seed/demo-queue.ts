/**
 * Job queue in the demo's time. The worker uses the database's clock, by which all of the demo's past is overdue;
 * here each job runs when it is due by the demo's clock, and a failure aborts the creation.
 */

import type { PaymentPlatform } from '#server/capabilities/payments/index.ts';
import type { movableClock } from '#server/platform/base/clock.ts';
import type { PlatformJob } from '#server/platform/context/platform.ts';

type QueuedJob = { name: string; payload: unknown; run_at: Date; at_once: boolean };

/**
 * Jobs without a time are due immediately (by the database's clock) and precede all timers.
 * They are removed before they run, because a timer may reschedule itself under its key.
 */
const TAKE_NEXT = `WITH waiting AS MATERIALIZED (
		SELECT j.id, t.identifier AS name, j.run_at, j.priority, j.run_at = j.created_at AS at_once, t.identifier = ANY($3) AS aside
		FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
		WHERE t.identifier = ANY($1) AND (j.run_at <= $2 OR j.run_at = j.created_at)
	), at_once AS (SELECT id FROM waiting WHERE at_once),
	timer AS (
		SELECT id FROM waiting WHERE NOT at_once AND NOT aside AND NOT EXISTS (SELECT FROM waiting WHERE at_once AND NOT aside)
		ORDER BY run_at, priority, id LIMIT 1
	)
	SELECT waiting.name, waiting.at_once, taken.payload, taken.run_at
	FROM graphile_worker.complete_jobs(ARRAY(SELECT id FROM at_once UNION ALL SELECT id FROM timer)) taken JOIN waiting USING (id)
	WHERE NOT waiting.aside ORDER BY taken.run_at, taken.priority, taken.id`;

/** Due jobs of these names. */
const TAKE_OFF = `SELECT FROM graphile_worker.complete_jobs(ARRAY(
	SELECT j.id FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
	WHERE t.identifier = ANY($1) AND (j.run_at <= $2 OR j.run_at = j.created_at)
))`;

export type DemoQueue = {
	/** Runs immediate jobs without moving the clock, then timers up to that time in order, moving the clock along. */
	runUntil(moment: Date): Promise<void>;
	/** Autovacuum runs once a minute, longer than the creation takes: until then the planner would assume an empty table. */
	lookAfter(): Promise<void>;
	/** Completes due jobs that were set aside. */
	takeOffAside(moment: Date): Promise<void>;
};

/** `aside`: names of jobs that are not run, because a bulk operation replaces them at the end. */
export function openQueue(
	platform: PaymentPlatform,
	clock: ReturnType<typeof movableClock>,
	{ handlers, aside }: { handlers: readonly PlatformJob[]; aside: readonly string[] },
): DemoQueue {
	const byName = new Map(handlers.map((handler) => [handler.name, handler]));
	const names = [...byName.keys(), ...aside];
	const run = async ({ name, payload }: QueuedJob) => byName.get(name)?.run(platform, payload);
	const runNext = async (until: Date): Promise<boolean> => {
		const { rows } = await platform.pool.query<QueuedJob>({ name: 'demo next', text: TAKE_NEXT, values: [names, until, aside] });
		for (const { run_at: runAt, at_once: atOnce } of rows) if (!atOnce && runAt > clock.now()) clock.moveTo(runAt);
		// In parallel, like the worker.
		await Promise.all(rows.map(run));
		return rows.length > 0;
	};
	return {
		runUntil: async (moment) => {
			while (await runNext(moment));
			if (moment > clock.now()) clock.moveTo(moment);
		},
		lookAfter: async () => void (await platform.pool.query('VACUUM (ANALYZE) graphile_worker._private_jobs')),
		takeOffAside: async (moment) => void (await platform.pool.query({ text: TAKE_OFF, values: [aside, moment] })),
	};
}
