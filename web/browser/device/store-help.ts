/** Asks the service worker to store the help articles, so that all of them can be read offline. Visitors have no worker. */
import type { StoreHelp } from './offline-pages.ts';

export function storeHelpOffline(language: StoreHelp['language']): void {
	if (!('serviceWorker' in navigator)) return;
	const message: StoreHelp = { kind: 'store-help', language };
	void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message));
}
