/** Shows the next page: the old one fades into it where the browser can and the visitor has not asked for stillness. */
import { flushSync } from 'react-dom';

export function turnPage(show: () => void): void {
	if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) return show();
	// One that is overtaken by another is not a failure.
	document.startViewTransition(() => flushSync(show)).ready.catch(() => undefined);
}
