/** What is kept for a while only. */
import type { PlatformJob } from '#server/platform/context/platform.ts';
import { handle } from '#server/platform/jobs/jobs.ts';
import type { Recurring } from '#server/platform/jobs/worker.ts';
import { forgetOldTraces } from './old-traces.ts';
import { removeOldTraces } from './timers.ts';

export const privacyJobs: readonly PlatformJob[] = [handle(removeOldTraces, forgetOldTraces)];

export const privacyRecurring: readonly Recurring[] = [{ name: removeOldTraces.name, match: '53 * * * *' }];
