/** Notifies a user of an event through every channel they chose for it: bell, devices, e-mail, SMS, each once, in one transaction. */
import { roleAllows, type TeamPermission } from '#contract/team-roles.ts';
import { ammanDate } from '#contract/time.ts';
import { teamOfOwner } from '#server/capabilities/companies/index.ts';
import { userById } from '#server/capabilities/identity/index.ts';
import { enqueueMessage } from '#server/platform/context/outbox.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { publishLiveEvents } from '#server/platform/live/append.ts';
import { readChoices } from './choices.ts';
import { labels } from './email-texts.ts';
import { notificationDetails } from './notification-details.ts';
import { toNotification } from './present.ts';
import { pushLater } from './push.ts';
import { whenToSend } from './quiet-hours.ts';
import { type NotificationContent, renderNotificationEmail, renderNotificationSms } from './render-notification.ts';
import { insertNotification } from './sql.ts';
import type { Bilingual } from './texts.ts';

export type Line = NotificationContent & {
	userId: string;
	/** Identifies the event: each user is notified once, however often the job runs. */
	eventKey: string;
	/** ISO time. If something must be done before then, it does not wait for the end of quiet hours. */
	needsBy?: string | null;
	/**
	 * For an owner: if that is an office, members with one of these permissions read it too, by their own choices. Managers, who
	 * read the bell of the office, only if they chose so.
	 */
	team?: TeamPermission | readonly TeamPermission[];
};

/** Recipients in an office for a trip: the dispatchers, and the driver if the pickup or the return is today. */
export function teamOfTrip({ startAt, endAt }: { startAt: string; endAt: string }, now: Date): readonly TeamPermission[] {
	const today = ammanDate(now);
	const isToday = [startAt, endAt].some((moment) => ammanDate(new Date(moment)) === today);
	return isToday ? ['bookings', 'handover'] : ['bookings'];
}

export async function sendNotification(platform: Platform, line: Line): Promise<void> {
	await inTransaction(platform.db, (tx) => sendNotificationInTransaction(platform, tx, line));
}

/** To the drivers of the office of `line.userId`, and not to that account. */
export async function notifyDrivers(platform: Platform, line: Line): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		const drivers = (await teamOfOwner(tx, line.userId)).filter(({ role }) => role === 'DRIVER');
		for (const driver of drivers) await notifyPerson(platform, tx, { ...line, userId: driver.user_id });
	});
}

/** In the caller's transaction, as its last step: other notifications for this user wait from then on. */
export async function sendNotificationInTransaction(platform: Platform, tx: Transaction, line: Line): Promise<void> {
	await notifyPerson(platform, tx, line);
	for (const { user_id: userId, role } of await membersFor(tx, line))
		await notifyPerson(platform, tx, { ...(role === 'MANAGER' ? line : withoutPapers(line)), userId });
}

/** Not every member of an office may read receipt and agreement. */
function withoutPapers({ road, ...line }: Line): Line {
	return road ? { ...line, road: { ...road, milestones: road.milestones.map((each) => ({ ...each, opens: null })) } } : line;
}

async function membersFor(tx: Transaction, { userId, team }: Line) {
	if (!team) return [];
	const members = await teamOfOwner(tx, userId);
	return members.filter(({ role, office_news }) => (role === 'MANAGER' ? office_news : roleAllows(role, team)));
}

/** The bell and devices have no rows: a person's own text follows the sentence there. */
function bodyWithReason({ body, rows = [] }: Line): Bilingual {
	const reasons = rows.filter(({ label }) => label === labels.reason || label === labels.note);
	const follow = (language: 'en' | 'ar') =>
		[body[language], ...reasons.map(({ label, value }) => `${label[language]}: ${value[language]}`)].join(' ');
	return { en: follow('en'), ar: follow('ar') };
}

async function notifyPerson(platform: Platform, tx: Transaction, line: Line): Promise<void> {
	const person = await userById(tx, line.userId);
	if (!person || person.left_at) return;
	const channels = (await readChoices(tx, line.userId))[notificationDetails[line.type].topic];
	const language = person.lang === 'ar' ? ('ar' as const) : ('en' as const);
	const letter = {
		language,
		about: { userId: line.userId, eventKey: line.eventKey },
		sendAt: whenToSend(platform.clock.now(), line),
	};
	if (channels.EMAIL && person.email && person.email_verified_at) {
		const written = renderNotificationEmail(line, language, platform.publicUrl);
		const oneClickUrl = line.endPath && `${platform.publicUrl}/api${line.endPath}`;
		await enqueueMessage(platform, tx, { ...letter, ...written, channel: 'EMAIL', to: person.email, ...(oneClickUrl && { oneClickUrl }) });
	}
	if (channels.SMS && person.phone && person.phone_verified_at) {
		const text = renderNotificationSms(line, language, platform.publicUrl);
		await enqueueMessage(platform, tx, { ...letter, text, channel: 'SMS', to: person.phone });
	}
	const row = channels.BELL ? await insertNotification(tx, { ...line, body: bodyWithReason(line), now: platform.clock.now() }) : undefined;
	if (!row) return;
	// Devices mirror the bell: read notifications are not sent.
	if (channels.PUSH) await pushLater(tx, { userId: line.userId, notificationId: row.id, at: letter.sendAt });
	await publishLiveEvents(platform, tx, [{ userId: line.userId, kind: 'notification', payload: toNotification(row) }]);
}
