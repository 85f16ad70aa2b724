import { describe, expect, it } from 'vitest';
import { scoreOf } from '#contract/score.ts';
import { DAY_MS } from '#contract/time.ts';
import { isRevealed, writingRefusal } from './rules.ts';

const completedAt = new Date('2031-03-02T07:00:00Z');
const after = (days: number, ms = 0) => new Date(completedAt.getTime() + days * DAY_MS + ms);
const completed = { status: 'COMPLETED', completedAt } as const;

describe('who may write', () => {
	it.each([
		['a request', { status: 'REQUESTED', completedAt: null }, false, 0, 'REVIEW_TOO_EARLY'],
		['a trip under way', { status: 'CONFIRMED', completedAt: null }, false, 0, 'REVIEW_TOO_EARLY'],
		['a cancelled trip', { status: 'CANCELLED', completedAt: null }, false, 0, 'REVIEW_TOO_EARLY'],
		['a completed trip at once', completed, false, 0, null],
		['a completed trip after eleven days', completed, false, 11, null],
		['a completed trip after fourteen days', completed, false, 14, 'REVIEW_CLOSED'],
		['a trip that one has reviewed', completed, true, 0, 'REVIEW_ALREADY_WRITTEN'],
		['a trip that one has reviewed long ago', completed, true, 20, 'REVIEW_ALREADY_WRITTEN'],
	] as const)('%s', (_, trip, hasWritten, days, refusal) => {
		expect(writingRefusal(trip, hasWritten, after(days))).toBe(refusal);
	});

	it('closes with the last millisecond of the fourteenth day', () => {
		expect(writingRefusal(completed, false, after(14, -1))).toBeNull();
	});
});

describe('what can be read', () => {
	it.each([
		['one side, at once', 1, 0, 0, false],
		['one side, a moment before ten days', 1, 10, -1, false],
		['one side, after ten days', 1, 10, 0, true],
		['both sides, at once', 2, 0, 0, true],
		['one side that writes on the twelfth day', 1, 12, 0, true],
	] as const)('%s', (_, written, days, ms, revealed) => {
		expect(isRevealed(completedAt, written, after(days, ms))).toBe(revealed);
	});
});

describe('a score', () => {
	it.each([
		[0, 0, null],
		[118, 24, 4.9],
		[117, 24, 4.9],
		[9, 2, 4.5],
		[89, 20, 4.5],
		[5, 1, 5],
	])('of %i stars in %i reviews is %s', (sum, count, average) => {
		expect(scoreOf(sum, count)).toEqual({ average, count });
	});
});
