/** Events are stored for two days: a client that was away longer reloads everything. */
import type pg from 'pg';
import * as z from 'zod';
import type { Clock } from '../base/clock.ts';
import { handle, type JobHandler, job } from '../jobs/jobs.ts';
import type { Recurring } from '../jobs/worker.ts';
import { removeEventsBefore } from './sql.ts';

type Context = { readonly pool: pg.Pool; readonly clock: Clock };

const KEPT_MS = 48 * 3_600_000;
const AT_ONCE = 5000;

export const removeOldEvents = job('live.remove-old-events', z.unknown());

export const liveJobs: readonly JobHandler<Context>[] = [
	handle(removeOldEvents, async ({ pool, clock }: Context) => {
		const before = new Date(clock.now().getTime() - KEPT_MS);
		while ((await removeEventsBefore(pool, before, AT_ONCE)) === AT_ONCE);
	}),
];

export const liveRecurring: readonly Recurring[] = [{ name: removeOldEvents.name, match: '37 * * * *' }];
