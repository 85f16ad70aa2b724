/**
 * The queue in the demo's own time. The worker goes by the database's clock, for which all of the demo's past is overdue at once;
 * here each job runs when its time comes by the demo's clock, and one that fails ends the making.
 */

import type { PaymentPlatform } from '#server/capabilities/payments/index.ts';
import type { movableClock } from '#server/platform/base/clock.ts';
import type { PlatformJob } from '#server/platform/context/platform.ts';

type Waiting = { id: bigint; name: string; payload: unknown; run_at: Date };

/** Jobs that were enqueued without a time are meant for at once: theirs is the database's own. */
const NEXT = `SELECT j.id, t.identifier AS name, j.payload, j.run_at
	FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
	WHERE t.identifier = ANY($1) AND (j.run_at = j.created_at) = ($2::timestamptz IS NULL) AND ($2::timestamptz IS NULL OR j.run_at <= $2)
	ORDER BY j.run_at, j.priority, j.id LIMIT 1`;

export type DemoQueue = {
	/** Runs the jobs that are meant for at once, the clock standing where it is. */
	runAtOnce(): Promise<void>;
	/** Runs the timers up to that moment in the order of their times, the clock moving along. */
	runUntil(moment: Date): Promise<void>;
};

export function openQueue(platform: PaymentPlatform, clock: ReturnType<typeof movableClock>, handlers: readonly PlatformJob[]): DemoQueue {
	const byName = new Map(handlers.map((handler) => [handler.name, handler]));
	const takeNext = async (until: Date | null): Promise<boolean> => {
		const { rows } = await platform.pool.query<Waiting>(NEXT, [[...byName.keys()], until]);
		const [next] = rows;
		if (!next) return false;
		if (until && next.run_at > clock.now()) clock.moveTo(next.run_at);
		// Taken off before it runs: a timer that sets itself again does so under the same key.
		await platform.pool.query('SELECT FROM graphile_worker.complete_jobs(ARRAY[$1::bigint])', [next.id]);
		await byName.get(next.name)?.run(platform, next.payload);
		return true;
	};
	const runAtOnce = async () => {
		while (await takeNext(null));
	};
	return {
		runAtOnce,
		runUntil: async (moment) => {
			while (await takeNext(moment)) await runAtOnce();
			if (moment > clock.now()) clock.moveTo(moment);
		},
	};
}
