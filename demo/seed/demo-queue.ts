/**
 * The queue in the demo's own time. The worker goes by the database's clock, for which all of the demo's past is overdue at once;
 * here each job runs when its time comes by the demo's clock, and one that fails ends the making.
 */

import type { PaymentPlatform } from '#server/capabilities/payments/index.ts';
import type { movableClock } from '#server/platform/base/clock.ts';
import type { PlatformJob } from '#server/platform/context/platform.ts';

type QueuedJob = { name: string; payload: unknown; run_at: Date; at_once: boolean };

/**
 * Jobs that were enqueued without a time are meant for at once (theirs is the database's own), and all of them come before any timer.
 * They are taken off before they run: a timer that sets itself again does so under the same key.
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

/** Those of these names that are due by then. */
const TAKE_OFF = `SELECT FROM graphile_worker.complete_jobs(ARRAY(
	SELECT j.id FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
	WHERE t.identifier = ANY($1) AND (j.run_at <= $2 OR j.run_at = j.created_at)
))`;

export type DemoQueue = {
	/** Runs the jobs that are meant for at once, the clock standing where it is; then the timers up to that moment in the order of their times, the clock moving along. */
	runUntil(moment: Date): Promise<void>;
	/** PostgreSQL looks after a table that changes much once a minute, in which a world is made: until then it is searched as if it were still empty. */
	lookAfter(): Promise<void>;
	/** Of the jobs that are set aside, nothing that is due by then is left. */
	takeOffAside(moment: Date): Promise<void>;
};

/** `aside`: names of jobs that are not run here, as what they do is done for all of them at the end. */
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
		// Side by side, as the worker does.
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
