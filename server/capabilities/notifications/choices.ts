/** Notification preferences: the defaults and the user's own choices. */
import { channels, type NotificationChoices, type NotificationTopic, notificationTopics } from '#contract/notification-choices.ts';
import type { NotificationType } from '#contract/notifications.ts';
import { userById } from '#server/capabilities/identity/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { choicesOf, replaceChoices } from './choices-sql.ts';

export const topicOf = {
	BOOKING_REQUEST: 'BOOKINGS',
	BOOKING_CONFIRMED: 'BOOKINGS',
	BOOKING_CANCELLED: 'BOOKINGS',
	HANDOVER_RECORDED: 'BOOKINGS',
	BOOKING_REMINDER: 'REMINDERS',
	NEW_MESSAGE: 'MESSAGES',
	PAYOUT_READY: 'MONEY',
	PAYOUT_PAID: 'MONEY',
	PAYOUT_FAILED: 'MONEY',
	PAYOUT_DETAILS_CHANGED: 'MONEY',
	PAYMENT_FAILED: 'MONEY',
	REFUND_SENT: 'MONEY',
	CLAIM_OPENED: 'MONEY',
	CLAIM_ANSWERED: 'MONEY',
	CLAIM_PAYMENT: 'MONEY',
	CLAIM_RESOLVED: 'MONEY',
	REVIEW_RECEIVED: 'REVIEWS',
	KYC_APPROVED: 'ACCOUNT',
	KYC_REJECTED: 'ACCOUNT',
	CAR_VERIFIED: 'ACCOUNT',
	CAR_REJECTED: 'ACCOUNT',
} as const satisfies Record<NotificationType, NotificationTopic>;

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
