/** Service worker registration, and the target of push messages for this browser. */
import { subscribeToPush } from '#contract/push.ts';
import { call } from '../api.ts';

const ADDRESS = '/service-worker.js';

const canWork = (): boolean => 'serviceWorker' in navigator;
export const canPush = (): boolean => canWork() && 'PushManager' in window && 'Notification' in window;

/** Registers the service worker if necessary, and waits until it runs. False if there is none: in development it is not built. */
export async function startWorker(): Promise<boolean> {
	if (!canWork() || !import.meta.env.PROD) return false;
	await navigator.serviceWorker.register(ADDRESS);
	await navigator.serviceWorker.ready;
	return true;
}

export async function sendSubscription(subscription: PushSubscription): Promise<void> {
	const { endpoint, keys } = subscription.toJSON();
	await call(subscribeToPush, { body: { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } } });
}
