/** A row of tabs or links that is wider than a phone. */
import { type RefObject, useEffect } from 'react';

/** Scrolls the marked one into the middle of its row; the page itself does not move. `marked`: its selector, `value`: what says which one it is. */
export function useMarkedInMiddle(row: RefObject<HTMLElement | null>, marked: string, value: string): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: which one is marked follows from the value
	useEffect(() => {
		const element = row.current?.querySelector(marked)?.getBoundingClientRect();
		const frame = row.current?.getBoundingClientRect();
		if (element && frame) row.current?.scrollBy({ left: element.left + element.width / 2 - frame.left - frame.width / 2 });
	}, [value]);
}
