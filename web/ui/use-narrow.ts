/** Whether the window is a phone's: under 768 px, where sheets stand in for popups. */
import { useSyncExternalStore } from 'react';

const QUERY = '(width < 48rem)';

function subscribe(changed: () => void): () => void {
	const list = matchMedia(QUERY);
	list.addEventListener('change', changed);
	return () => list.removeEventListener('change', changed);
}

/** False while the server renders: what depends on it must not be part of the first picture. */
export function useNarrow(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => matchMedia(QUERY).matches,
		() => false,
	);
}
