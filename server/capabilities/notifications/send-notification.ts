/**
 * Tells a person of an event by all that they chose for such news: the bell, their devices, e-mail, SMS, each once, in one transaction.
 */
import { userById } from '#server/capabilities/identity/index.ts';
import { enqueueMessage } from '#server/platform/context/outbox.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { publishLiveEvents } from '#server/platform/live/append.ts';
import { readChoices, topicOf } from './choices.ts';
import { toNotification } from './present.ts';
import { pushLater } from './push.ts';
import { whenToSend } from './quiet-hours.ts';
import { type NotificationContent, renderNotificationEmail, renderNotificationSms } from './render-notification.ts';
import { insertNotification } from './sql.ts';

export type Line = NotificationContent & {
	userId: string;
	/** What happened: told once to each person, however often the job runs. */
	eventKey: string;
	/** ISO: what has to be done before then does not wait for the morning. */
	needsBy?: string | null;
};

export async function sendNotification(platform: Platform, line: Line): Promise<void> {
	await inTransaction(platform.db, (tx) => sendNotificationInTransaction(platform, tx, line));
}

/** In the caller's transaction, as the last of it: from then on whoever else tells this person something waits. */
export async function sendNotificationInTransaction(platform: Platform, tx: Transaction, line: Line): Promise<void> {
	const person = await userById(tx, line.userId);
	if (!person || person.left_at) return;
	const channels = (await readChoices(tx, line.userId))[topicOf[line.type]];
	const language = person.lang === 'ar' ? ('ar' as const) : ('en' as const);
	const letter = {
		language,
		about: { userId: line.userId, eventKey: line.eventKey },
		sendAt: whenToSend(platform.clock.now(), line),
	};
	if (channels.EMAIL && person.email && person.email_verified_at) {
		const written = renderNotificationEmail(line, language, platform.publicUrl);
		await enqueueMessage(platform, tx, { ...letter, ...written, channel: 'EMAIL', to: person.email });
	}
	if (channels.SMS && person.phone && person.phone_verified_at) {
		const text = renderNotificationSms(line, language, platform.publicUrl);
		await enqueueMessage(platform, tx, { ...letter, text, channel: 'SMS', to: person.phone });
	}
	const row = channels.BELL ? await insertNotification(tx, { ...line, now: platform.clock.now() }) : undefined;
	if (!row) return;
	// Devices tell what the bell tells: what is read there is told no more.
	if (channels.PUSH) await pushLater(tx, { userId: line.userId, notificationId: row.id, at: letter.sendAt });
	await publishLiveEvents(platform, tx, [{ userId: line.userId, kind: 'notification', payload: toNotification(row) }]);
}
