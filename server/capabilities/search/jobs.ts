/** Keeps what is noted for the market in memory from growing for ever, also where nobody reads it. */
import * as z from 'zod';
import type { PlatformJob } from '#server/platform/context/platform.ts';
import { handle, job } from '#server/platform/jobs/jobs.ts';
import type { Recurring } from '#server/platform/jobs/worker.ts';
import { pruneChanges } from './memory-index/sql.ts';

const prune = job('search.prune-changes', z.object({}));

export const searchJobs: readonly PlatformJob[] = [handle(prune, ({ db }) => pruneChanges(db))];

export const searchRecurring: readonly Recurring[] = [{ name: prune.name, match: '*/10 * * * *' }];
