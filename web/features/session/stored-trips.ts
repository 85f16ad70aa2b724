/** Keeps the pages of trips that are near on the device: who arrives without a connection can read where the car is, the code and the agreement. */
import type { StoreTrips } from '#web/browser/device/offline-pages.ts';
import { onLive } from '#web/browser/live/live.ts';
import type { Language } from '#web/i18n/language.ts';

/** After the page has what it shows, and after a burst of news. */
const QUIET_MS = 5000;

/** With each page, with news, and when the app comes to the front. The worker itself knows what it has. Returns how to stop. */
export function keepTrips(language: Language): () => void {
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
