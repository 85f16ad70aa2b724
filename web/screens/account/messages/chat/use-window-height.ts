/** Keeps the chat above a phone's keyboard: the part of the window that is seen, as `--window-height` on the page. */
import { useEffect } from 'react';

export function useWindowHeight(): void {
	useEffect(() => {
		const seen = window.visualViewport;
		if (!seen) return;
		const { style } = document.documentElement;
		const measure = () => {
			// Zoomed in, what is seen is a part of the page: its height is not to change by that.
			if (seen.scale > 1.01) return;
			const covered = window.innerHeight - seen.height > 80;
			if (covered) style.setProperty('--window-height', `${Math.round(seen.height)}px`);
			else style.removeProperty('--window-height');
			document.documentElement.toggleAttribute('data-keyboard', covered);
			// Some browsers push the page up under the keyboard instead of making it smaller.
			if (covered && window.scrollY > 0) window.scrollTo({ top: 0, behavior: 'instant' });
		};
		measure();
		seen.addEventListener('resize', measure);
		return () => {
			seen.removeEventListener('resize', measure);
			style.removeProperty('--window-height');
			document.documentElement.removeAttribute('data-keyboard');
		};
	}, []);
}
