/**
 * A list that had grown regains its length and scroll position when the browser loads its page again: on the way back to it, or by a
 * reload. The page's entry in the browser's history contains both; a page in the back-forward cache does not need them.
 */
import type { GrowingQuery } from './growing-list.tsx';

/** `inner`: scroll position of a list that scrolls inside a fixed page. */
type ListState = { pages: number; top: number; inner: number };

/** The displayed list, and its address. */
let displayed: { pages: number; address: string; scroller: Element | null } = { pages: 0, address: '', scroller: null };
let isRestoring = false;

const saved = (): ListState | undefined => (history.state as { grown?: ListState } | null)?.grown;

function save(): void {
	if (isRestoring || location.href !== displayed.address) return;
	const grown: ListState = { pages: displayed.pages, top: scrollY, inner: displayed.scroller?.scrollTop ?? 0 };
	history.replaceState({ ...(history.state as object | null), grown }, '');
}
// In the capturing phase, because scrolling of an element does not bubble to the window.
addEventListener('scrollend', save, { capture: true });

/** Call with each page of the main list: loads the missing pages of the former state, or records the present one. */
export async function rememberPages({ data, hasNextPage, fetchNextPage }: GrowingQuery<unknown>, scroller: Element | null): Promise<void> {
	if (!data || isRestoring) return;
	displayed = { pages: data.pages.length, address: location.href, scroller };
	const before = saved();
	if (before && displayed.pages < before.pages && hasNextPage) {
		const { address } = displayed;
		// The person may have opened another page meanwhile, or another list in the same place.
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
