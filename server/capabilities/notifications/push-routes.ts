/** Routes by which a browser subscribes to and unsubscribes from push messages. */
import { randomUUID } from 'node:crypto';
import { pushKey, subscribeToPush, unsubscribeFromPush } from '#contract/push.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { bind, type Route } from '#server/platform/http/route.ts';
import { allPushKeys } from './push-keys.ts';
import { deleteSubscriptionAt, dropOldSubscriptions, saveSubscription } from './push-sql.ts';

const DEVICES = 10;

export const pushRoutes = (platform: Platform): Route[] => [
	bind(pushKey, async () => ({ publicKey: allPushKeys(platform.keys)[0]?.publicKey ?? '' })),
	bind(subscribeToPush, async ({ caller, body: { endpoint, keys } }) => {
		// Push services use https; in a demo on this machine a local one is allowed.
		if (!platform.allowPrivateAddresses && new URL(endpoint).protocol !== 'https:') throw refuse('PUSH_ADDRESS_REFUSED');
		const p256dh = Buffer.from(keys.p256dh, 'base64url');
		if (p256dh[0] !== 4) throw refuse('PUSH_ADDRESS_REFUSED');
		await inTransaction(platform.db, async (tx) => {
			const subscription = { id: randomUUID(), userId: caller.userId, sessionId: caller.sessionId, endpoint, p256dh };
			await saveSubscription(tx, { ...subscription, auth: Buffer.from(keys.auth, 'base64url'), now: platform.clock.now() });
			await dropOldSubscriptions(tx, caller.userId, DEVICES);
		});
		return { success: true as const };
	}),
	bind(unsubscribeFromPush, async ({ caller, body }) => {
		await deleteSubscriptionAt(platform.db, caller.userId, body.endpoint);
		return { success: true as const };
	}),
];
