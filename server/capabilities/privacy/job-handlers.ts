/** Job handlers of privacy: deletion of expired data. */
import type { PlatformJob } from '#server/platform/context/platform.ts';
import { handle } from '#server/platform/jobs/jobs.ts';
import type { Recurring } from '#server/platform/jobs/worker.ts';
import { removeOldTraces } from './jobs.ts';
import { purgeOldTraces } from './purge-expired-data.ts';

export const privacyJobs: readonly PlatformJob[] = [handle(removeOldTraces, purgeOldTraces)];

export const privacyRecurring: readonly Recurring[] = [{ name: removeOldTraces.name, match: '53 * * * *' }];
