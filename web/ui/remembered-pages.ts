/**
 * A list that was grown is as long again, and scrolled to the same place, where the browser loads its page anew: on the way back to it, or by a
 * reload. The page's entry in the browser's history holds both; a page that the browser has kept does not need them.
 */
import type { GrowingQuery } from './growing-list.tsx';

/** `inner`: how far the list is scrolled that scrolls inside a page that stands. */
type Grown = { pages: number; top: number; inner: number };

/** The list that is shown, and where. */
let shown: { pages: number; address: string; scroller: Element | null } = { pages: 0, address: '', scroller: null };
let isRestoring = false;

const saved = (): Grown | undefined => (history.state as { grown?: Grown } | null)?.grown;

function save(): void {
	if (isRestoring || location.href !== shown.address) return;
	const grown: Grown = { pages: shown.pages, top: scrollY, inner: shown.scroller?.scrollTop ?? 0 };
	history.replaceState({ ...(history.state as object | null), grown }, '');
}
// Before it reaches the element: its scrolling is not told to the window.
addEventListener('scrollend', save, { capture: true });

/** To be called with each page of the list that the page is about: loads what is missing of what was shown before, or notes how much is shown. */
export async function rememberPages({ data, hasNextPage, fetchNextPage }: GrowingQuery<unknown>, scroller: Element | null): Promise<void> {
	if (!data || isRestoring) return;
	shown = { pages: data.pages.length, address: location.href, scroller };
	const before = saved();
	if (before && shown.pages < before.pages && hasNextPage) {
		const { address } = shown;
		// Somebody may have gone on meanwhile: to another page, or to another list in the same place.
		const isHere = () => location.href === address;
		isRestoring = true;
		let last = await fetchNextPage();
		while (isHere() && (last.data?.pages.length ?? 0) < before.pages && last.hasNextPage && !last.isFetchNextPageError)
			last = await fetchNextPage();
		isRestoring = false;
		// The list is rendered with its last page first.
		requestAnimationFrame(() => {
			if (!isHere()) return;
			scrollTo({ top: before.top, behavior: 'instant' });
			scroller?.scrollTo({ top: before.inner, behavior: 'instant' });
		});
	} else save();
}
