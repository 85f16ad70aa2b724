/** Messages count as read only while a person looks at the page: not in a background tab, and not while another window is in use. */
import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
	addEventListener('focus', changed);
	addEventListener('blur', changed);
	document.addEventListener('visibilitychange', changed);
	return () => {
		removeEventListener('focus', changed);
		removeEventListener('blur', changed);
		document.removeEventListener('visibilitychange', changed);
	};
}

/** True while the page is visible and has the focus; false on the server. */
export const useAttention = (): boolean =>
	useSyncExternalStore(
		subscribe,
		() => document.visibilityState === 'visible' && document.hasFocus(),
		() => false,
	);
