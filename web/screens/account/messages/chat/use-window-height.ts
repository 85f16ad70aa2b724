/** Keeps the chat above a phone's keyboard: exposes the visible height as `--window-height`. */
import { useEffect } from 'react';

export function useWindowHeight(): void {
	useEffect(() => {
		const viewport = window.visualViewport;
		if (!viewport) return;
		const { style } = document.documentElement;
		const measure = () => {
			// When zoomed in, the visible part is smaller than the page and must not change its height.
			if (viewport.scale > 1.01) return;
			const isCovered = window.innerHeight - viewport.height > 80;
			if (isCovered) style.setProperty('--window-height', `${Math.round(viewport.height)}px`);
			else style.removeProperty('--window-height');
			document.documentElement.toggleAttribute('data-keyboard', isCovered);
			// Some browsers scroll the page under the keyboard instead of shrinking it.
			if (isCovered && window.scrollY > 0) window.scrollTo({ top: 0, behavior: 'instant' });
		};
		measure();
		viewport.addEventListener('resize', measure);
		return () => {
			viewport.removeEventListener('resize', measure);
			style.removeProperty('--window-height');
			document.documentElement.removeAttribute('data-keyboard');
		};
	}, []);
}
