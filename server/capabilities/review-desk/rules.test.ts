import { describe, expect, it } from 'vitest';
import { findReviewProblem } from './rules.ts';

describe('whether an admin may open or decide what is in review', () => {
	const now = new Date('2031-03-02T07:00:00Z');
	const [past, future] = [new Date(now.getTime()), new Date(now.getTime() + 1)];
	it.each([
		['open at oneself', 'me', future, null, null],
		['open at somebody else', 'other', future, null, 'REVIEWED_BY'],
		['open at somebody else until now', 'other', past, null, null],
		['decided by somebody else a moment ago', 'other', past, future, 'DECIDED_BY'],
		['decided by oneself a moment ago', 'me', future, future, 'NOT_PENDING'],
		['decided, and due', 'me', past, past, 'NOT_PENDING'],
	] as const)('%s', (_, reviewerId, claimedUntil, carryOutAt, problem) => {
		expect(findReviewProblem({ reviewerId, claimedUntil, carryOutAt }, 'me', now)).toBe(problem);
	});
});
