/** Sends notifications to a user's devices: one job per device, so that an unreachable one delays no other. */
import { createHash } from 'node:crypto';
import webPush from 'web-push';
import * as z from 'zod';
import type { PushMessage } from '#contract/push.ts';
import { userById } from '#server/capabilities/identity/index.ts';
import type { Platform, PlatformJob } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { enqueue, handle, job } from '#server/platform/jobs/jobs.ts';
import { safePost } from '#server/platform/safe-fetch/safe-fetch.ts';
import type { DeliveryChannels } from './delivery-channels.ts';
import { allPushKeys, type PushKeys } from './push-keys.ts';
import { deleteSubscription, subscriptionById, subscriptionIdsOf } from './push-sql.ts';
import { countUnread, notificationById } from './sql.ts';
import type { Bilingual } from './texts.ts';

const deliverPush = job('push.deliver', z.object({ subscriptionId: z.uuid(), notificationId: z.uuid() }), 'delivery');

const TIMEOUT_MS = 5000;
const KEPT_S = 24 * 3600;
const TOPIC_CHARACTERS = 32;
/** The subscription was made with another key (RFC 8292, 4.2). */
const REFUSED_KEY = [401, 403];
/** The browser unsubscribed (RFC 8030, 7.3), or subscribed under a key that we no longer have. */
const GONE = [...REFUSED_KEY, 404, 410];

/** In the transaction of the notification. The caller has checked the preferences. */
export async function pushLater(tx: Transaction, told: { userId: string; notificationId: string; at: Date }): Promise<void> {
	for (const subscriptionId of await subscriptionIdsOf(tx, told.userId)) {
		const payload = { subscriptionId, notificationId: told.notificationId };
		await enqueue(tx, deliverPush, payload, { runAt: told.at, flag: 'PUSH' });
	}
}

export const pushJobs = (channels: DeliveryChannels): PlatformJob[] => [
	handle(deliverPush, async (platform, { subscriptionId, notificationId }) => {
		const subscription = await subscriptionById(platform.db, subscriptionId);
		const notification = await notificationById(platform.db, notificationId);
		// The notification was read or deleted meanwhile, or the subscription belongs to another person now: nothing to send.
		if (!subscription || !notification || notification.is_read || notification.user_id !== subscription.user_id) return;
		const user = await userById(platform.db, subscription.user_id);
		const unread = await countUnread(platform.db, subscription.user_id);
		const message = { ...messageOf(notification, user?.lang === 'ar' ? 'ar' : 'en'), unread };
		const slot = channels.take('PUSH', new URL(subscription.endpoint).origin);
		if ('pauseMs' in slot) return postpone(platform, { subscriptionId, notificationId }, slot.pauseMs);
		try {
			const status = await slot.send(() => post(platform, subscription, message));
			if (GONE.includes(status)) return await deleteSubscription(platform.db, subscriptionId);
			if (status < 200 || status >= 300) throw new Error(`the push service answered ${status}`);
		} finally {
			slot.release();
		}
	}),
];

type Delivery = z.output<typeof deliverPush.payload>;

async function postpone(platform: Platform, delivery: Delivery, pauseMs: number): Promise<void> {
	const runAt = new Date(platform.clock.now().getTime() + pauseMs + 1000 * Math.random());
	await inTransaction(platform.db, (tx) => enqueue(tx, deliverPush, delivery, { runAt, flag: 'PUSH' }));
}

type PushRow = { title: unknown; body: unknown; action_url: string | null; event_key: string };

function messageOf({ title, body, action_url: url, event_key: key }: PushRow, language: 'en' | 'ar'): Omit<PushMessage, 'unread'> {
	return { title: (title as Bilingual)[language], body: (body as Bilingual)[language], url: url ?? '/', tag: key, language };
}

/** Returns the status. A subscription is bound to the key that it was made with: after the server's secret was replaced that is not the first. */
async function post(platform: Platform, subscription: Subscription, message: PushMessage): Promise<number> {
	let status = 0;
	for (const keys of allPushKeys(platform.keys)) {
		const { endpoint, headers, body } = encrypt(platform, subscription, message, keys);
		const answer = await safePost(endpoint, { headers, body, timeoutMs: TIMEOUT_MS, allowPrivate: platform.allowPrivateAddresses });
		if ('problem' in answer) throw new Error(`the push service was not reached: ${answer.problem}`);
		if (answer.status >= 500) throw new Error(`the push service answered ${answer.status}`);
		status = answer.status;
		if (!REFUSED_KEY.includes(status)) break;
	}
	return status;
}

type Subscription = { endpoint: string; p256dh: Buffer; auth: Buffer };

/** Encrypted so that only the browser can read it (RFC 8291). */
function encrypt(platform: Platform, { endpoint, p256dh, auth }: Subscription, message: PushMessage, ours: PushKeys) {
	const keys = { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') };
	const details = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(message), {
		vapidDetails: { subject: subjectOf(platform), ...ours },
		TTL: KEPT_S,
		contentEncoding: 'aes128gcm',
		// A device that was offline receives only the latest of the same topic.
		topic: createHash('sha256').update(message.tag).digest('base64url').slice(0, TOPIC_CHARACTERS),
	});
	const headers = Object.fromEntries(Object.entries(details.headers).map(([name, value]) => [name, String(value)]));
	return { endpoint: details.endpoint, headers, body: details.body ?? Buffer.alloc(0) };
}

/** Contact of the sender: RFC 8292 requires https or mailto. */
const subjectOf = ({ publicUrl }: Platform): string => (publicUrl.startsWith('https:') ? publicUrl : 'mailto:operator@mishwar.test');
