/** Shows the next page: the old one fades into it where the browser can and the visitor has not asked for stillness. */
import { flushSync } from 'react-dom';

export function withViewTransition(show: () => void): void {
	const still = !document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches;
	if (still) show();
	// One that is overtaken by another is not a failure.
	else document.startViewTransition(() => flushSync(show)).ready.catch(() => undefined);
}
