/** What a signed-in person's page does once the service worker runs. */
import type { StoreTrips } from '#web/browser/device/offline-pages.ts';
import { canPush, sendSubscription } from '#web/browser/device/worker.ts';
import { onLive } from '#web/browser/live/live.ts';
import { logFailure } from '#web/browser/page/log.ts';
import type { Language } from '#web/i18n/language.ts';

/** After the page has what it shows, and after a burst of news. */
const QUIET_MS = 5000;

/** Returns how to stop. */
export function beginWithWorker(language: Language): () => void {
	renewSubscription().catch((error: unknown) => logFailure('push messages were not renewed', error));
	return keepTrips(language);
}

/** Signing out removed the subscription on the server: it is registered again for the current user, if permitted. */
async function renewSubscription(): Promise<void> {
	if (!canPush() || Notification.permission !== 'granted') return;
	const registration = await navigator.serviceWorker.getRegistration();
	const subscription = await registration?.pushManager.getSubscription();
	if (subscription) await sendSubscription(subscription);
}

/**
 * Has the pages of trips that are near stored on the device: who arrives without a connection can read where the car is, the code and the
 * agreement. Asked for with each page, with news, and when the app comes to the front; the worker itself knows what it has.
 */
function keepTrips(language: Language): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let isNews = false;
	const soon = () => {
		clearTimeout(timer);
		timer = setTimeout(() => {
			const message: StoreTrips = { kind: 'store-trips', language, isNews };
			void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message));
			isNews = false;
		}, QUIET_MS);
	};
	const show = () => document.visibilityState === 'visible' && soon();
	const forget = onLive('notification', () => {
		isNews = true;
		soon();
	});
	soon();
	document.addEventListener('visibilitychange', show);
	return () => {
		clearTimeout(timer);
		forget();
		document.removeEventListener('visibilitychange', show);
	};
}
