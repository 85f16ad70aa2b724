/**
 * The queue in the demo's own time. The worker goes by the database's clock, for which all of the demo's past is overdue at once;
 * here each job runs when its time comes by the demo's clock, and one that fails ends the making.
 */

import type { PaymentPlatform } from '#server/capabilities/payments/index.ts';
import type { movableClock } from '#server/platform/base/clock.ts';
import type { PlatformJob } from '#server/platform/context/platform.ts';

type Waiting = { name: string; payload: unknown; run_at: Date };

/**
 * Jobs that were enqueued without a time are meant for at once (theirs is the database's own), and all of them come before any timer.
 * They are taken off before they run: a timer that sets itself again does so under the same key.
 */
const take = (
	wanted: string,
	limit: string,
) => `WITH names AS (SELECT id, identifier FROM graphile_worker._private_tasks WHERE identifier = ANY($1))
	SELECT n.identifier AS name, taken.payload, taken.run_at
	FROM graphile_worker.complete_jobs(ARRAY(
		SELECT j.id FROM graphile_worker._private_jobs j JOIN names ON names.id = j.task_id WHERE ${wanted} ORDER BY j.run_at, j.priority, j.id ${limit}
	)) taken JOIN names n ON n.id = taken.task_id ORDER BY taken.run_at, taken.priority, taken.id`;
const AT_ONCE = take('j.run_at = j.created_at', '');
const NEXT_TIMER = take('j.run_at <> j.created_at AND j.run_at <= $2', 'LIMIT 1');

export type DemoQueue = {
	/** Runs the jobs that are meant for at once, the clock standing where it is; then the timers up to that moment in the order of their times, the clock moving along. */
	runUntil(moment: Date): Promise<void>;
};

export function openQueue(platform: PaymentPlatform, clock: ReturnType<typeof movableClock>, handlers: readonly PlatformJob[]): DemoQueue {
	const byName = new Map(handlers.map((handler) => [handler.name, handler]));
	const names = [...byName.keys()];
	const run = async ({ name, payload }: Waiting) => byName.get(name)?.run(platform, payload);
	/** Side by side, as the worker does. */
	const runAtOnce = async () => {
		for (;;) {
			const { rows } = await platform.pool.query<Waiting>({ name: 'demo at once', text: AT_ONCE, values: [names] });
			if (rows.length === 0) return;
			await Promise.all(rows.map(run));
		}
	};
	const runNextTimer = async (until: Date): Promise<boolean> => {
		const { rows } = await platform.pool.query<Waiting>({ name: 'demo timer', text: NEXT_TIMER, values: [names, until] });
		const [next] = rows;
		if (!next) return false;
		if (next.run_at > clock.now()) clock.moveTo(next.run_at);
		await run(next);
		return true;
	};
	return {
		runUntil: async (moment) => {
			do await runAtOnce();
			while (await runNextTimer(moment));
			if (moment > clock.now()) clock.moveTo(moment);
		},
	};
}
