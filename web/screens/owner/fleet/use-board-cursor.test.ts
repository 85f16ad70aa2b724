import { expect, it } from 'vitest';
import { cellAfterKey } from './use-board-cursor.ts';

const last = { row: 199, day: 89 };

it.each([
	['ArrowRight', false, 3, 11],
	['ArrowRight', true, 3, 9],
	['ArrowLeft', false, 3, 9],
	['ArrowLeft', true, 3, 11],
	['ArrowDown', true, 4, 10],
	['ArrowUp', false, 2, 10],
	['PageDown', false, 13, 10],
	['PageUp', false, 0, 10],
	['Home', false, 3, -1],
	['End', true, 3, 89],
])('%s (right-to-left: %s) moves to car %i, day %i', (key, rtl, row, day) => {
	expect(cellAfterKey(key, { row: 3, day: 10 }, rtl, last)).toEqual({ row, day });
});

it('stays on the board, and ignores other keys', () => {
	expect(cellAfterKey('ArrowRight', last, false, last)).toEqual(last);
	expect(cellAfterKey('Tab', last, false, last)).toBeNull();
});
