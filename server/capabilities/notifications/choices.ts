/** Notification preferences: the defaults and the user's own choices. */
import { channels, type NotificationChoices, notificationTopics } from '#contract/notification-choices.ts';
import { userById } from '#server/capabilities/identity/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { choicesOf, replaceChoices } from './choices-sql.ts';

/** Everything in the bell and on subscribed devices; by e-mail what should not wait for the next visit; by SMS only what was requested. */
const defaults: NotificationChoices = {
	BOOKINGS: { BELL: true, PUSH: true, EMAIL: true, SMS: false },
	REMINDERS: { BELL: true, PUSH: true, EMAIL: true, SMS: false },
	MESSAGES: { BELL: true, PUSH: true, EMAIL: false, SMS: false },
	MONEY: { BELL: true, PUSH: true, EMAIL: true, SMS: false },
	REVIEWS: { BELL: true, PUSH: true, EMAIL: false, SMS: false },
	ACCOUNT: { BELL: true, PUSH: true, EMAIL: true, SMS: false },
};

export async function readChoices(db: Queryable, userId: string): Promise<NotificationChoices> {
	const choices = structuredClone(defaults);
	for (const row of await choicesOf(db, userId)) choices[row.topic][row.channel] = row.wanted;
	return choices;
}

export async function putChoices(platform: Platform, caller: Caller, choices: NotificationChoices): Promise<NotificationChoices> {
	const user = await userById(platform.db, caller.userId);
	if (notificationTopics.some((topic) => choices[topic].SMS) && !user?.phone_verified_at) throw refuse('NO_PHONE');
	const differing = notificationTopics.flatMap((topic) =>
		channels
			.filter((channel) => choices[topic][channel] !== defaults[topic][channel])
			.map((channel) => ({ topic, channel, wanted: choices[topic][channel] })),
	);
	await inTransaction(platform.db, (tx) => replaceChoices(tx, caller.userId, differing));
	return choices;
}
