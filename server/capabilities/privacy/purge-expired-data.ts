/** Deletes expired data: delivered e-mails and SMS after 30 days, stored idempotent responses after a week, codes, attempts, unfinished sign-ups and ended sessions after a day, devices after 400 days without use, counts of attempts when their time is over. */
import * as z from 'zod';
import { DAY_MS } from '#contract/time.ts';
import {
	DEVICE_MS,
	purgeChallenges,
	purgeEndedSessions,
	purgeOldCodes,
	purgeOldDevices,
	purgeOldSignUps,
} from '#server/capabilities/identity/index.ts';
import type { Platform, PlatformJob } from '#server/platform/context/platform.ts';
import { handle, job } from '#server/platform/jobs/jobs.ts';
import type { Recurring } from '#server/platform/jobs/worker.ts';
import { purgeAttemptCounts } from '#server/platform/limits/attempt-counts.ts';
import { purgeAttemptDelays } from '#server/platform/limits/attempt-delays.ts';

const MESSAGES_MS = 30 * DAY_MS;
const ANSWERS_MS = 7 * DAY_MS;

export async function purgeOldTraces(platform: Platform): Promise<void> {
	const now = platform.clock.now();
	const before = (age: number) => new Date(now.getTime() - age);
	await platform.db.deleteFrom('outbox_messages').where('created_at', '<', before(MESSAGES_MS)).execute();
	await platform.db.deleteFrom('idempotency_keys').where('created_at', '<', before(ANSWERS_MS)).execute();
	await purgeOldCodes(platform.db, before(DAY_MS));
	await purgeOldSignUps(platform.db, before(DAY_MS));
	await purgeEndedSessions(platform.db, now);
	await purgeAttemptDelays(platform.pool, before(DAY_MS));
	await purgeAttemptCounts(platform.pool, now);
	await purgeOldDevices(platform.db, before(DEVICE_MS));
	await purgeChallenges(platform.db, now);
}

/** Deletes old messages and stored responses. */
const removeOldTraces = job('privacy.remove-old-traces', z.unknown());

export const privacyJobs: readonly PlatformJob[] = [handle(removeOldTraces, purgeOldTraces)];

export const privacyRecurring: readonly Recurring[] = [{ name: removeOldTraces.name, match: '53 * * * *' }];
