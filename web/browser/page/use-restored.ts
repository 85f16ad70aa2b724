/** The back-forward cache may restore a page with a button that is still busy. */
import { useEffect, useRef } from 'react';

/** `onRestored` runs when the browser restores this page from the back-forward cache. */
export function useRestored(onRestored: () => void): void {
	const latest = useRef(onRestored);
	useEffect(() => {
		latest.current = onRestored;
	});
	useEffect(() => {
		const onPageShow = (event: PageTransitionEvent) => {
			if (event.persisted) latest.current();
		};
		addEventListener('pageshow', onPageShow);
		return () => removeEventListener('pageshow', onPageShow);
	}, []);
}
