/** Going back may bring a page back just as it was left, with a button that still says it is busy. */
import { useEffect, useRef } from 'react';

/** `onRestored` runs when the browser shows this very page again out of its memory (back-forward cache). */
export function useRestored(onRestored: () => void): void {
	const latest = useRef(onRestored);
	useEffect(() => {
		latest.current = onRestored;
	});
	useEffect(() => {
		const look = (event: PageTransitionEvent) => {
			if (event.persisted) latest.current();
		};
		addEventListener('pageshow', look);
		return () => removeEventListener('pageshow', look);
	}, []);
}
