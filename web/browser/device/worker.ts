/** Service worker registration and push subscription of this browser. */
import { pushKey, subscribeToPush, unsubscribeFromPush } from '#contract/push.ts';
import { call } from '../api.ts';

const ADDRESS = '/service-worker.js';

const canWork = (): boolean => 'serviceWorker' in navigator;
export const canPush = (): boolean => canWork() && 'PushManager' in window && 'Notification' in window;

/** Registers the service worker; does nothing if it is already running. In development there is no built worker. */
export async function startWorker(): Promise<void> {
	if (canWork() && import.meta.env.PROD) await navigator.serviceWorker.register(ADDRESS);
}

export async function isSubscribed(): Promise<boolean> {
	const registration = await navigator.serviceWorker.getRegistration();
	return Boolean(await registration?.pushManager.getSubscription()) && Notification.permission === 'granted';
}

/** Asks for permission if necessary. False if it is refused. */
export async function subscribe(): Promise<boolean> {
	if ((await Notification.requestPermission()) !== 'granted') return false;
	const registration = await navigator.serviceWorker.ready;
	const { publicKey } = await call(pushKey);
	// A subscription under an older key would block a new one.
	await (await registration.pushManager.getSubscription())?.unsubscribe();
	const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
	await tellServer(subscription);
	return true;
}

export async function unsubscribe(): Promise<void> {
	const registration = await navigator.serviceWorker.getRegistration();
	const subscription = await registration?.pushManager.getSubscription();
	if (!subscription) return;
	await call(unsubscribeFromPush, { body: { endpoint: subscription.endpoint } });
	await subscription.unsubscribe();
}

async function tellServer(subscription: PushSubscription): Promise<void> {
	const { endpoint, keys } = subscription.toJSON();
	await call(subscribeToPush, { body: { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } } });
}

/** Signing out removed the subscription on the server: it is registered again for the current user, if permitted. */
export async function renewSubscription(): Promise<void> {
	if (!canPush() || Notification.permission !== 'granted') return;
	const registration = await navigator.serviceWorker.getRegistration();
	const subscription = await registration?.pushManager.getSubscription();
	if (subscription) await tellServer(subscription);
}
