/** Switches push messages on and off in this browser. Separate from `worker.ts`, which every page of a signed-in person loads. */
import { pushKey, unsubscribeFromPush } from '#contract/push.ts';
import { call } from '../api.ts';
import { sendSubscription } from './worker.ts';

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
	await sendSubscription(subscription);
	return true;
}

export async function unsubscribe(): Promise<void> {
	const registration = await navigator.serviceWorker.getRegistration();
	const subscription = await registration?.pushManager.getSubscription();
	if (!subscription) return;
	await call(unsubscribeFromPush, { body: { endpoint: subscription.endpoint } });
	await subscription.unsubscribe();
}
