/**
 * Scroll position of a conversation. The lane is a reversed column (0 is the end, above is negative), so that it starts
 * at the last message without script and stays in place when older ones are added.
 */
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Distance that counts as being at the end. */
const AT_END_PX = 48;
/** Distance to the beginning at which older messages are loaded. */
const NEAR_START_PX = 400;

type Lane = {
	/** Key of the last line, including own unsent ones. */
	lastKey: string;
	/** Position of the last displayed message. */
	position: number;
	/** The last line is an own one: it is scrolled into view from anywhere. */
	isOwn: boolean;
	onNearStart(): void;
};

export function useScroll({ lastKey, position, isOwn, onNearStart }: Lane) {
	const lane = useRef<HTMLDivElement>(null);
	const before = useRef({ lastKey, height: 0 });
	const [atEnd, setAtEnd] = useState(true);
	const [seen, setSeen] = useState(position);
	const toEnd = useCallback(() => {
		const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
		lane.current?.scrollTo({ top: 0, behavior: isReduced ? 'instant' : 'smooth' });
	}, []);
	useLayoutEffect(() => {
		const element = lane.current;
		if (!element) return;
		const { lastKey: lastBefore, height } = before.current;
		const growth = element.scrollHeight - height;
		if (lastKey !== lastBefore && !atEnd) {
			if (isOwn) element.scrollTop = 0;
			else element.scrollTop -= growth;
		}
		before.current = { lastKey, height: element.scrollHeight };
	});
	if (atEnd && seen !== position) setSeen(position);
	const onScroll = () => {
		const element = lane.current;
		if (!element) return;
		setAtEnd(element.scrollTop > -AT_END_PX);
		if (element.scrollHeight + element.scrollTop - element.clientHeight < NEAR_START_PX) onNearStart();
	};
	return { lane, atEnd, onScroll, toEnd, seen };
}
