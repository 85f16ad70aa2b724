/** Keeps the chat above a phone's keyboard: exposes the visible height as `--window-height`. */
import { useEffect } from 'react';

export function useWindowHeight(): void {
	useEffect(() => {
		const seen = window.visualViewport;
		if (!seen) return;
		const { style } = document.documentElement;
		const measure = () => {
			// When zoomed in, the visible part is smaller than the page and must not change its height.
			if (seen.scale > 1.01) return;
			const covered = window.innerHeight - seen.height > 80;
			if (covered) style.setProperty('--window-height', `${Math.round(seen.height)}px`);
			else style.removeProperty('--window-height');
			document.documentElement.toggleAttribute('data-keyboard', covered);
			// Some browsers scroll the page under the keyboard instead of shrinking it.
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
