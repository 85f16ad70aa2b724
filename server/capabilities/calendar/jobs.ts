/** The timers of calendars. */
import type { PlatformJob } from '#server/platform/context/platform.ts';
import { handle } from '#server/platform/jobs/jobs.ts';
import { poll } from './sources.ts';
import { pollSource } from './timers.ts';

export const calendarJobs: readonly PlatformJob[] = [handle(pollSource, (platform, { sourceId }) => poll(platform, sourceId))];
