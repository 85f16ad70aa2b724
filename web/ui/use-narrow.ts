/** Width classes of the window. */
import { useSyncExternalStore } from 'react';

/** A hook that is false during server rendering: the first render must not depend on the window. */
function matching(query: string): () => boolean {
	const subscribe = (changed: () => void) => {
		const list = matchMedia(query);
		list.addEventListener('change', changed);
		return () => list.removeEventListener('change', changed);
	};
	const read = () => matchMedia(query).matches;
	return () => useSyncExternalStore(subscribe, read, () => false);
}

/** Whether the window is narrower than 768 px, where sheets replace popups. */
export const useNarrow = matching('(width < 48rem)');

/** Whether the window has 1,024 px or more, where tables replace cards. */
export const useWide = matching('(width >= 64rem)');
