/** Whether the window is narrower than 768 px, where sheets replace popups. */
import { useSyncExternalStore } from 'react';

const QUERY = '(width < 48rem)';

function subscribe(changed: () => void): () => void {
	const list = matchMedia(QUERY);
	list.addEventListener('change', changed);
	return () => list.removeEventListener('change', changed);
}

/** False during server rendering: the first render must not depend on it. */
export function useNarrow(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => matchMedia(QUERY).matches,
		() => false,
	);
}
