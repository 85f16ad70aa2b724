/** Push notifications: subscriptions of the Push API (W3C Push API; RFC 8030, 8291, 8292). */
import * as z from 'zod';
import { endpoint, type RefusalText } from './endpoint.ts';

export const pushRefusals = {
	PUSH_ADDRESS_REFUSED: {
		status: 400,
		en: 'We can’t use this browser’s notification service.',
		ar: 'لا يمكن استخدام خدمة الإشعارات في هذا المتصفح.',
	},
} as const satisfies Record<string, RefusalText>;

const bytesOf = (length: number) =>
	z
		.base64url()
		.refine((text) => Math.floor((text.replace(/(^|[^=])=+$/, '$1').length * 3) / 4) === length, { error: `${length} bytes, base64url` });

/** The format of `PushSubscription.toJSON()`. */
export const pushSubscription = z.object({
	endpoint: z.url().max(1000),
	keys: z.object({ p256dh: bytesOf(65), auth: bytesOf(16) }),
});

/** The payload for a service worker, as JSON. */
export type PushMessage = {
	title: string;
	body: string;
	/** A path on this site. */
	url: string;
	/** The device displays only the latest notification of a tag. */
	tag: string;
	language: 'en' | 'ar';
	/** Notifications that the user has not read, this one included. */
	unread: number;
};

export const pushKey = endpoint({
	method: 'GET',
	path: '/api/push/key',
	summary: 'The public key to subscribe with (`applicationServerKey`).',
	access: 'signed-in',
	response: z.object({ publicKey: z.string() }),
});

export const subscribeToPush = endpoint({
	method: 'POST',
	path: '/api/push/subscriptions',
	summary: 'Send push notifications to this browser, until its session ends. Repeating the call for the same browser changes nothing.',
	access: 'signed-in',
	body: pushSubscription,
	response: z.object({ success: z.literal(true) }),
	status: 201,
	refusals: ['PUSH_ADDRESS_REFUSED'],
});

export const unsubscribeFromPush = endpoint({
	method: 'DELETE',
	path: '/api/push/subscriptions',
	summary: 'Stop push notifications to this browser.',
	access: 'signed-in',
	body: pushSubscription.pick({ endpoint: true }),
	response: z.object({ success: z.literal(true) }),
});
