/** Skip link to the main content. */
import { useTexts } from '#web/i18n/context.tsx';

export function SkipLink() {
	const { nav } = useTexts();
	return (
		<a
			href="#main"
			className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-2 focus:z-60 focus:rounded-control focus:bg-ink focus:px-4 focus:py-3 focus:text-canvas"
		>
			{nav.skip}
		</a>
	);
}
