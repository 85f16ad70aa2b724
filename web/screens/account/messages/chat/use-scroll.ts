/**
 * Where in a conversation one is. The lane is laid out from its lower edge (a reversed column: 0 is the end, above it is negative), so that it
 * stands at the last message before any script runs, and stays where it is when older ones come in above.
 */
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** So near to the end counts as being there. */
const AT_END_PX = 48;
/** So near to the beginning older ones are fetched. */
const NEAR_START_PX = 400;

type Lane = {
	/** Of the last line, one's own unsent ones too. */
	lastKey: string;
	/** The last position in the conversation that is shown. */
	position: number;
	/** The last line is one's own: it is gone to wherever one was. */
	isOwn: boolean;
	onNearStart(): void;
};

export function useScroll({ lastKey, position, isOwn, onNearStart }: Lane) {
	const lane = useRef<HTMLDivElement>(null);
	const before = useRef({ lastKey, height: 0 });
	const [atEnd, setAtEnd] = useState(true);
	const [seen, setSeen] = useState(position);
	const toEnd = useCallback(() => {
		const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
		lane.current?.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
	}, []);
	useLayoutEffect(() => {
		const element = lane.current;
		if (!element) return;
		const { lastKey: lastBefore, height } = before.current;
		const grown = element.scrollHeight - height;
		if (lastKey !== lastBefore && !atEnd) {
			if (isOwn) element.scrollTop = 0;
			else element.scrollTop -= grown;
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
