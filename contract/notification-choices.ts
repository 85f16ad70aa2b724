/** Notification preferences by topic and channel. */
import * as z from 'zod';
import { endpoint } from './endpoint.ts';

export const channels = ['BELL', 'PUSH', 'EMAIL', 'SMS'] as const;
export type Channel = (typeof channels)[number];
export const notificationTopics = ['BOOKINGS', 'REMINDERS', 'MESSAGES', 'MONEY', 'REVIEWS', 'ACCOUNT'] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

const ofTopic = z.object({ BELL: z.boolean(), PUSH: z.boolean(), EMAIL: z.boolean(), SMS: z.boolean() });
const choices = z.object({
	BOOKINGS: ofTopic,
	REMINDERS: ofTopic,
	MESSAGES: ofTopic,
	MONEY: ofTopic,
	REVIEWS: ofTopic,
	ACCOUNT: ofTopic,
});
export type NotificationChoices = z.output<typeof choices>;

export const getNotificationChoices = endpoint({
	method: 'GET',
	path: '/api/users/me/notification-choices',
	summary: 'The caller’s notification preferences: topics and channels.',
	access: 'signed-in',
	response: choices,
});

export const putNotificationChoices = endpoint({
	method: 'PUT',
	path: '/api/users/me/notification-choices',
	summary: 'Set the notification preferences: topics and channels. SMS need a verified phone.',
	access: 'signed-in',
	body: choices,
	response: choices,
	refusals: ['NO_PHONE'],
});
