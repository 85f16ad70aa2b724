/** The cursor of the board: arrow keys move it, Shift selects days of its car, Enter opens the booking or block under it. */
import { type KeyboardEvent, useState } from 'react';
import type { BoardCar } from '#contract/fleet.ts';
import { addDays } from '#contract/time.ts';
import { type Bar, barOn, type Period } from './board-days.ts';
import type { BoardActions } from './board-grid.tsx';
import type { ChosenDays } from './days-dialog.tsx';

export type Board = {
	cars: readonly BoardCar[];
	bars: ReadonlyArray<readonly Bar[]>;
	period: Period;
	today: string;
	actions: BoardActions;
	rtl: boolean;
};
/** `day` is the column; -1 is the name of the car. */
export type Cell = { row: number; day: number };
export type DrawnDays = { row: number; days: { from: number; to: number } };

const PAGE_ROWS = 10;

/** The cell after a key press; null for other keys. In Arabic time runs to the left. */
export function cellAfterKey(key: string, { row, day }: Cell, rtl: boolean, last: Cell): Cell | null {
	const forward = rtl ? 'ArrowLeft' : 'ArrowRight';
	const back = rtl ? 'ArrowRight' : 'ArrowLeft';
	const steps: Record<string, Cell> = {
		[forward]: { row, day: day + 1 },
		[back]: { row, day: day - 1 },
		ArrowDown: { row: row + 1, day },
		ArrowUp: { row: row - 1, day },
		PageDown: { row: row + PAGE_ROWS, day },
		PageUp: { row: row - PAGE_ROWS, day },
		Home: { row, day: -1 },
		End: { row, day: last.day },
	};
	const next = steps[key];
	const clamp = (value: number, lower: number, upper: number) => Math.min(upper, Math.max(lower, value));
	return next ? { row: clamp(next.row, 0, last.row), day: clamp(next.day, -1, last.day) } : null;
}

/** The id of the booking on these days, or the content of the dialog for free days, a block, or another occupancy. Null for free days in the past. */
function contentOf({ cars, bars, period, today }: Board, { row, days }: DrawnDays): string | ChosenDays | null {
	const car = cars[row];
	if (!car) return null;
	const bar = days.to - days.from === 1 ? barOn(bars[row] ?? [], days.from) : null;
	if (bar?.booking?.id) return bar.booking.id;
	if (bar?.block) return { car, kind: 'BLOCK', ...bar.block };
	const range = { from: addDays(period.from, days.from), to: addDays(period.from, days.to) };
	if (bar) return { car, kind: bar.kind === 'IMPORT' ? 'IMPORT' : 'HELD', ...range };
	return range.to > today ? { car, kind: 'FREE', from: range.from > today ? range.from : today, to: range.to } : null;
}

export function openCell(board: Board, selection: DrawnDays): void {
	const content = contentOf(board, selection);
	if (typeof content === 'string') board.actions.onBooking(content);
	else if (content) board.actions.onDays(content);
}

export function useBoardCursor(board: Board) {
	const { cars, period, today, rtl, actions } = board;
	const [cell, setCell] = useState<Cell>(() => ({ row: 0, day: Math.max(-1, period.days.indexOf(today)) }));
	const [anchor, setAnchor] = useState<number | null>(null);
	const [moved, setMoved] = useState(0);
	const active = { row: Math.min(cell.row, cars.length - 1), day: cell.day };
	const selected: DrawnDays | null =
		anchor === null || active.day < 0
			? null
			: { row: active.row, days: { from: Math.min(anchor, active.day), to: Math.max(anchor, active.day) + 1 } };

	const open = () => {
		const car = cars[active.row];
		if (active.day >= 0) openCell(board, selected ?? { row: active.row, days: { from: active.day, to: active.day + 1 } });
		else if (car) actions.onCar(car.id);
		setAnchor(null);
	};
	const onKeyDown = (event: KeyboardEvent) => {
		const next = cellAfterKey(event.key, active, rtl, { row: cars.length - 1, day: period.days.length - 1 });
		const opens = event.key === 'Enter' || event.key === ' ';
		if (next || opens) event.preventDefault();
		if (opens) open();
		if (event.key === 'Escape') setAnchor(null);
		if (!next) return;
		const isSelecting = event.shiftKey && next.row === active.row && next.day >= 0 && active.day >= 0;
		setAnchor(isSelecting ? (anchor ?? active.day) : null);
		setCell(next);
		setMoved(moved + 1);
	};
	const place = (to: Cell) => {
		setAnchor(null);
		setCell(to);
	};
	return { active, selected, moved, onKeyDown, place };
}
