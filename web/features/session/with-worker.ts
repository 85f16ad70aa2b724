/** Work of a signed-in person's page once the service worker runs. */
import type { StoreTrips } from '#web/browser/device/offline-pages.ts';
import { canPush, sendSubscription } from '#web/browser/device/worker.ts';
import { onLive } from '#web/browser/live/live.ts';
import { logFailure } from '#web/browser/page/log.ts';
import type { Language } from '#web/i18n/language.ts';

/** Delay, so that it runs after the page has its data, and once for a burst of events. */
const QUIET_MS = 5000;

/** Returns a function that stops. */
export function beginWithWorker(language: Language): () => void {
	renewSubscription().catch((error: unknown) => logFailure('push messages were not renewed', error));
	return storeTrips(language);
}

/** Signing out removed the subscription on the server: it is registered again for the current user, if permitted. */
async function renewSubscription(): Promise<void> {
	if (!canPush() || Notification.permission !== 'granted') return;
	const registration = await navigator.serviceWorker.getRegistration();
	const subscription = await registration?.pushManager.getSubscription();
	if (subscription) await sendSubscription(subscription);
}

/**
 * Asks the worker to store the pages of near trips, so that a person without a connection can read the place of the car, the code and the
 * agreement. Asked on each page, after events, and when the app becomes visible; the worker skips pages that it has just stored.
 */
function storeTrips(language: Language): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let isNews = false;
	const storeSoon = () => {
		clearTimeout(timer);
		timer = setTimeout(() => {
			const message: StoreTrips = { kind: 'store-trips', language, isNews };
			void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message));
			isNews = false;
		}, QUIET_MS);
	};
	const show = () => document.visibilityState === 'visible' && storeSoon();
	const unsubscribe = onLive('notification', () => {
		isNews = true;
		storeSoon();
	});
	storeSoon();
	document.addEventListener('visibilitychange', show);
	return () => {
		clearTimeout(timer);
		unsubscribe();
		document.removeEventListener('visibilitychange', show);
	};
}
