/** Deletes expired data: delivered e-mails and SMS after 30 days, stored idempotent responses after a week, codes after a day. */
import { DAY_MS } from '#contract/time.ts';
import { purgeChallenges, purgeOldCodes } from '#server/capabilities/identity/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';

const MESSAGES_MS = 30 * DAY_MS;
const ANSWERS_MS = 7 * DAY_MS;

export async function purgeOldTraces(platform: Platform): Promise<void> {
	const now = platform.clock.now();
	const before = (age: number) => new Date(now.getTime() - age);
	await platform.db.deleteFrom('outbox_messages').where('created_at', '<', before(MESSAGES_MS)).execute();
	await platform.db.deleteFrom('idempotency_keys').where('created_at', '<', before(ANSWERS_MS)).execute();
	await purgeOldCodes(platform.db, before(DAY_MS));
	await purgeChallenges(platform.db, now);
}
