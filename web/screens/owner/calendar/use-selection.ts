/**
 * Selection of days: a mouse drags; a finger taps first and last day, or holds and drags; keys move, and Enter marks
 * first and last day. Days are found by their `data-date`.
 */
import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { addDays } from '#contract/time.ts';
import { dayAfterKey } from './key-steps.ts';
import { type Range, rangeOf } from './month-days.ts';

const HOLD_MS = 350;
/** A finger that moves further is scrolling. */
const MOVE_TOLERANCE_PX = 10;

type Marked = { anchor: string; head: string /** The next tap marks the other end. */; open: boolean };
type Options = { today: string; rtl: boolean /** Shows the month of a day. */; show(date: string): void };

export function useSelection({ today, rtl, show }: Options) {
	const [marked, setMarked] = useState<Marked | null>(null);
	const [dragging, setDragging] = useState(false);
	const [focused, setFocused] = useState<string | null>(null);
	const grid = useRef<HTMLTableElement>(null);
	const drag = useRef<{ anchor: string; by: 'mouse' | 'touch' } | null>(null);
	const hold = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null);
	/** Ignores the click after a handled press. */
	const isHandled = useRef(false);

	const clear = useCallback(() => setMarked(null), []);
	const select = (anchor: string, head: string, open = false) => setMarked({ anchor, head, open });
	/** Called by a button that disappears with the selection: the focus returns to the last selected day. */
	const leave = () => {
		const day = marked?.head ?? null;
		setFocused(day);
		grid.current?.querySelector<HTMLElement>(`[data-date="${day}"]`)?.focus({ preventScroll: true });
		clear();
	};
	const isSelectable = (date: string | null): date is string => date !== null && date >= today;
	const startDrag = (anchor: string, by: 'mouse' | 'touch') => {
		drag.current = { anchor, by };
		setDragging(true);
	};
	const endDrag = useCallback(() => {
		drag.current = null;
		setDragging(false);
	}, []);
	const cancelHold = () => {
		if (hold.current) clearTimeout(hold.current.timer);
		hold.current = null;
	};
	useDragWithoutScrolling(grid, drag, endDrag);

	const onPointerDown = (event: PointerEvent) => {
		isHandled.current = false;
		const date = dateAt(event.target);
		if (!isSelectable(date) || event.button !== 0) return;
		if (event.pointerType === 'mouse') {
			isHandled.current = true;
			const from = event.shiftKey && marked ? marked.anchor : date;
			startDrag(from, 'mouse');
			select(from, date);
			return;
		}
		const begin = () => {
			hold.current = null;
			isHandled.current = true;
			startDrag(date, 'touch');
			navigator.vibrate?.(10);
			select(date, date);
		};
		cancelHold();
		hold.current = { timer: setTimeout(begin, HOLD_MS), x: event.clientX, y: event.clientY };
	};
	const onPointerMove = (event: PointerEvent) => {
		const held = hold.current;
		if (held && Math.hypot(event.clientX - held.x, event.clientY - held.y) > MOVE_TOLERANCE_PX) cancelHold();
		if (!drag.current) return;
		const date = dateAt(document.elementFromPoint(event.clientX, event.clientY));
		if (isSelectable(date) && date !== marked?.head) select(drag.current.anchor, date);
	};
	const onPointerEnd = () => {
		cancelHold();
		endDrag();
	};
	/** A tap, or Enter on a day. */
	const onClick = (event: MouseEvent) => {
		const date = dateAt(event.target);
		if (event.detail !== 0 && isHandled.current) return;
		if (!isSelectable(date)) return;
		if (marked?.open) select(marked.anchor, date);
		else select(date, date, true);
	};
	const onKeyDown = (event: KeyboardEvent) => {
		const date = dateAt(event.target);
		if (!date) return;
		if (event.key === 'Escape') return clear();
		const next = dayAfterKey(event.key, date, rtl);
		if (!next) return;
		event.preventDefault();
		const to = next < today ? today : next;
		setFocused(to);
		show(to);
		if (event.shiftKey) select(marked?.anchor ?? date, to);
		// The day may be in a month that is rendered only now.
		requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-date="${to}"]`)?.focus());
	};

	const range: Range | null = marked && rangeOf(marked.anchor, marked.head);
	return {
		range,
		to: range && addDays(range.until, 1),
		/** Only one end is marked so far. */
		open: marked?.open ?? false,
		/** The action bar stays hidden until the finger is lifted. */
		dragging,
		focused,
		clear,
		leave,
		grid,
		handlers: {
			onPointerDown,
			onPointerMove,
			onPointerUp: onPointerEnd,
			onPointerCancel: onPointerEnd,
			onClick,
			onKeyDown,
			onContextMenu: (event: MouseEvent) => drag.current?.by === 'touch' && event.preventDefault(),
		},
	};
}

/** Prevents scrolling while a finger drags a selection; React's own touch listeners are passive. */
function useDragWithoutScrolling(grid: RefObject<HTMLElement | null>, drag: RefObject<object | null>, end: () => void): void {
	useEffect(() => {
		const element = grid.current;
		const blockScroll = (event: TouchEvent) => drag.current && event.preventDefault();
		element?.addEventListener('touchmove', blockScroll, { passive: false });
		addEventListener('pointerup', end);
		return () => {
			element?.removeEventListener('touchmove', blockScroll);
			removeEventListener('pointerup', end);
		};
	}, [grid, drag, end]);
}

function dateAt(target: EventTarget | null): string | null {
	return target instanceof Element ? (target.closest<HTMLElement>('[data-date]')?.dataset.date ?? null) : null;
}
