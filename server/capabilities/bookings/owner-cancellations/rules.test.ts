import { expect, it } from 'vitest';
import { cancelCodes } from '#contract/bookings.ts';
import { canBeExcused, nextReview, pausedUntil } from './rules.ts';

const now = new Date('2031-06-01T07:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);

it.each([
	['none', [], null],
	['two', [1, 2], null],
	['three', [1, 5, 10], -80],
	['three, the first just old enough', [1, 2, 90], null],
	['three within a moment less than 90 days', [1, 2, 89.999], -0.001],
	['four: the third from the newest decides', [80, 1, 5, 10], -80],
])('%s', (_, days, until) => {
	expect(pausedUntil(days.map(daysAgo), now)?.getTime()).toBe(until === null ? undefined : daysAgo(until).getTime());
});

it('the count is reviewed when the oldest cancellation is 90 days ago', () => {
	expect(nextReview([])).toBeNull();
	expect(nextReview([daysAgo(1), daysAgo(80), daysAgo(3)])).toEqual(daysAgo(-10));
});

it('a confirmed booking that the owner did not fulfil can be excused, once', () => {
	const booking = { confirmed_at: now, excused_at: null };
	expect(cancelCodes.filter((cancel_code) => canBeExcused({ ...booking, cancel_code }))).toEqual([
		'BY_OWNER',
		'NO_SHOW_OWNER',
		'REFUSED_AT_PICKUP',
	]);
	expect(canBeExcused({ ...booking, cancel_code: null })).toBe(false);
	expect(canBeExcused({ ...booking, cancel_code: 'BY_OWNER', excused_at: now })).toBe(false);
	expect(canBeExcused({ ...booking, cancel_code: 'BY_OWNER', confirmed_at: null })).toBe(false);
});
