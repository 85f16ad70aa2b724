/** Job handlers of calendars. */
import type { PlatformJob } from '#server/platform/context/platform.ts';
import { handle } from '#server/platform/jobs/jobs.ts';
import { pollSource } from './jobs.ts';
import { syncSource } from './sources.ts';

export const calendarJobs: readonly PlatformJob[] = [handle(pollSource, (platform, { sourceId }) => syncSource(platform, sourceId))];
