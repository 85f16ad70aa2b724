/** Raises an alert if unusually many SMS were queued within an hour: somebody may be earning from them, or a loop may send them. */
import { HOUR_MS } from '#contract/time.ts';
import { raiseAlert } from '#server/platform/context/alerts.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { countSmsSince } from './outbox-sql.ts';

/** Once, until an admin closes the alert. */
export async function alertOnManySms(platform: Platform): Promise<void> {
	const messages = await countSmsSince(platform.db, new Date(platform.clock.now().getTime() - HOUR_MS));
	if (messages <= platform.sms.alertAbove) return;
	const alert = { kind: 'SMS_MANY', subject: 'sms', subjectId: 'hour', detail: { messages, limit: platform.sms.alertAbove } } as const;
	await inTransaction(platform.db, (tx) => raiseAlert(platform, tx, alert));
}
