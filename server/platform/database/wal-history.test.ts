/** Up to which moment a replica's data is complete, and how far it is behind, computed from observations of the primary. */
import { describe, expect, it } from 'vitest';
import { WalHistory } from './wal-history.ts';

/** [position, time] of each observation of the primary. */
const historyOf = (...looks: Array<[number, number]>) => {
	const history = new WalHistory();
	for (const [position, at] of looks) history.note(BigInt(position), at);
	return history;
};

describe('a primary that was at 10 until 200, at 20 at 300, and at 30 since 400', () => {
	const history = historyOf([10, 100], [10, 200], [20, 300], [30, 400], [30, 500]);

	it.each([
		{ applied: 9, asOf: null, beyondMs: 900 },
		{ applied: 10, asOf: 200, beyondMs: 700 },
		{ applied: 19, asOf: 200, beyondMs: 700 },
		{ applied: 20, asOf: 300, beyondMs: 600 },
		{ applied: 30, asOf: 500, beyondMs: 0 },
		{ applied: 31, asOf: 500, beyondMs: 0 },
	])('a replica at $applied is complete up to $asOf, and at 1000 it is $beyondMs ms behind', ({ applied, asOf, beyondMs }) => {
		expect([history.asOf(BigInt(applied)), history.beyondMs(BigInt(applied), 1000)]).toEqual([asOf, beyondMs]);
	});
});

it('the age of a replica is unknown while the primary’s history is unknown, as after a change of the primary', () => {
	const history = historyOf([10, 100]);
	history.clear();
	expect([history.asOf(10n), history.beyondMs(10n, 1000)]).toEqual([null, 0]);
});

it('forgets observations older than ten minutes of beats: a replica that is further behind counts as that far behind', () => {
	const history = historyOf(...Array.from({ length: 5000 }, (_, beat): [number, number] => [beat, beat * 250]));
	expect(history.asOf(0n)).toBeNull();
	expect(history.beyondMs(0n, 4999 * 250)).toBe(2399 * 250);
});
