/** Pointer input of the board: a press opens a booking or block; a mouse drags to select days to block, or moves a block. A finger scrolls. */
import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { type Bar, barOn, movedBy } from './board-days.ts';
import { type Board, type Cell, type DrawnDays, openCell } from './use-board-cursor.ts';

type Drag = { row: number; day: number; bar: Bar | null };
/** `bar`: the block that is moved, by `by` days. */
type DragSelection = DrawnDays & { bar: Bar | null; by: number };

export function useBoardPointer(board: Board, place: (cell: Cell) => void) {
	const { cars, bars, period, today, actions, rtl } = board;
	const [drawn, setDrawn] = useState<DragSelection | null>(null);
	const drag = useRef<Drag | null>(null);
	/** Ignores the click that follows a drag. */
	const dragged = useRef(false);

	const dayAt = (row: Element, x: number): number => {
		const { left, right } = row.getBoundingClientRect();
		return Math.min(period.days.length - 1, Math.max(0, Math.floor((rtl ? right - x : x - left) / period.width)));
	};
	const cellAt = ({ target, clientX }: PointerEvent | MouseEvent): Cell | null => {
		const row = target instanceof Element ? target.closest('[data-row]') : null;
		return row ? { row: Number(row.getAttribute('data-row')), day: dayAt(row, clientX) } : null;
	};
	const isOpen = (bar: Bar | null) => bar === null || (bar.block !== null && bar.block.from >= today);

	const onPointerDown = (event: PointerEvent) => {
		dragged.current = false;
		const cell = event.pointerType === 'mouse' && event.button === 0 ? cellAt(event) : null;
		if (!cell || (period.days[cell.day] ?? '') < today) return;
		const bar = barOn(bars[cell.row] ?? [], cell.day);
		if (isOpen(bar)) drag.current = { ...cell, bar };
	};
	const onPointerMove = (event: PointerEvent) => {
		const from = drag.current;
		const row = from && event.currentTarget.querySelector(`[data-row="${from.row}"]`);
		if (!from || !row) return;
		const day = dayAt(row, event.clientX);
		if (day === from.day && !dragged.current) return;
		dragged.current = true;
		const by = day - from.day;
		setDrawn({ row: from.row, bar: from.bar, by, days: from.bar ? movedDays(from.bar, by) : range(from.day, day) });
	};
	const end = (isDone: boolean) => {
		const car = drawn && cars[drawn.row];
		if (isDone && drawn && car && dragged.current) {
			const before = drawn.bar?.block;
			const after = before && movedBy(before, drawn.by);
			if (!drawn.bar) openCell(board, drawn);
			else if (after && after.from >= today) actions.onMove({ carId: car.id, before, after });
		}
		drag.current = null;
		setDrawn(null);
	};
	const onClick = (event: MouseEvent) => {
		if (dragged.current) return;
		const head = event.target instanceof Element ? event.target.closest('[data-car]') : null;
		const cell = cellAt(event);
		if (head) actions.onCar(head.getAttribute('data-car') ?? '');
		if (!cell) return;
		place(cell);
		openCell(board, { row: cell.row, days: { from: cell.day, to: cell.day + 1 } });
	};
	const handlers = { onPointerDown, onPointerMove, onPointerUp: () => end(true), onPointerLeave: () => end(false), onClick };
	return { drawn, handlers };
}

const range = (a: number, b: number) => ({ from: Math.min(a, b), to: Math.max(a, b) + 1 });
/** Whole days of a moved bar. A block that is cut at the edge of the board is drawn with its visible part only. */
const movedDays = ({ offset, length }: Bar, days: number) => ({ from: Math.round(offset) + days, to: Math.round(offset + length) + days });
