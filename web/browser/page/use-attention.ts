/** Whether somebody looks at the page: it is visible, and has the focus. */
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

export const useAttention = (): boolean =>
	useSyncExternalStore(
		subscribe,
		() => document.visibilityState === 'visible' && document.hasFocus(),
		() => false,
	);
