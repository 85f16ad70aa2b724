/** Job handlers of saved searches. */
import type { PlatformJob } from '#server/platform/context/platform.ts';
import { handle } from '#server/platform/jobs/jobs.ts';
import type { Recurring } from '#server/platform/jobs/worker.ts';
import { checkDueSearches } from './check-searches.ts';
import { checkSavedSearches } from './jobs.ts';

export const savedSearchJobs: readonly PlatformJob[] = [handle(checkSavedSearches, checkDueSearches)];

/** Eight in the morning in Amman, which is three hours ahead of UTC all year. */
export const savedSearchesRecurring: readonly Recurring[] = [{ name: checkSavedSearches.name, match: '0 5 * * *' }];
