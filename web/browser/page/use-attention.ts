/** Messages count as read only while a person looks at the page: not in a background tab, and not while another window is in use. */
import { useSyncExternalStore } from 'react';

/** The last one is an event of the document, from which it bubbles to the window. */
const changes = ['focus', 'blur', 'visibilitychange'];

function subscribe(changed: () => void): () => void {
	for (const name of changes) addEventListener(name, changed);
	return () => {
		for (const name of changes) removeEventListener(name, changed);
	};
}

/** True while the page is visible and has the focus; false on the server. */
export const useAttention = (): boolean =>
	useSyncExternalStore(
		subscribe,
		() => !document.hidden && document.hasFocus(),
		() => false,
	);
