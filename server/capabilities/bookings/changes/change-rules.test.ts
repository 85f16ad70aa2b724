import { describe, expect, it } from 'vitest';
import { changeStates, changeTransitions } from '#contract/booking-changes.ts';
import { ALL_DAY } from '#contract/pickup-hours.ts';
import { DAY_MS, HOUR_MS } from '#contract/time.ts';
import { answerBy, changeActionsOf, endProblem, nextChangeState, stepAfterProposal } from './change-rules.ts';

const START = new Date('2031-03-10T10:00:00+03:00');
const END = new Date(START.getTime() + 3 * DAY_MS);
const at = (hours: number) => new Date(START.getTime() + hours * HOUR_MS);
const trip = { startsAt: START, endsAt: END };

describe('the states of a change', () => {
	it('end in states that nothing leaves', () => {
		const final = changeStates.filter((state) => Object.keys(changeTransitions[state]).length === 0);
		expect(final).toEqual(['APPLIED', 'DECLINED', 'EXPIRED', 'WITHDRAWN']);
		expect(nextChangeState('APPLIED', 'EXPIRE')).toBeNull();
		expect(nextChangeState('AWAITING_PAYMENT', 'DECLINE')).toBeNull();
		expect(nextChangeState('PROPOSED', 'ACCEPT_TO_PAY')).toBe('AWAITING_PAYMENT');
	});
});

describe('another return', () => {
	const rules = { minRentalDays: 2, maxRentalDays: 5, noticeHours: 0, hours: ALL_DAY };
	const limits = { now: at(30), rules, papersUntil: '2031-03-14' };
	it.each([
		[72, { code: 'CHANGE_NOTHING' }],
		[-1, { code: 'RETURN_BEFORE_PICKUP' }],
		[30, { code: 'RETURN_IN_PAST' }],
		[121, { code: 'RENTAL_TOO_LONG', days: 5 }],
		[120, { code: 'CAR_PAPERS_END', until: '2031-03-14' }],
		[96, null],
		[48, null],
	])('%i hours after the pickup', (hours, problem) => {
		expect(endProblem(trip, at(hours), limits)).toEqual(problem);
	});

	it('keeps to the hours of the car and to its shortest rental', () => {
		const early = { ...limits, now: at(1), rules: { ...rules, hours: { from: '08:00', until: '20:00' } } };
		expect(endProblem(trip, at(24), early)).toEqual({ code: 'RENTAL_TOO_SHORT', days: 2 });
		expect(endProblem(trip, at(85), early)).toMatchObject({ code: 'OUTSIDE_HOURS', from: '08:00' });
	});
});

describe('the answer', () => {
	const notYet = { ...trip, checkedInAt: null };
	const underWay = { ...trip, checkedInAt: START };
	it.each([
		['eight hours, where there is time', notYet, -48, 96, 8],
		['half of the time to the pickup', notYet, -6, 96, 3],
		['half of the time to the return', underWay, 68, 96, 2],
		['half of the time to an earlier return', underWay, 44, 48, 2],
	])('has %s', (_what, times, now, end, hours) => {
		expect(answerBy(at(now), times, at(end))).toEqual(at(now + hours));
	});

	it('is needed from the owner for more time, unless the car is booked at once, and from the renter for whatever the owner wishes', () => {
		const more = { extends: true, instantBook: false, mustPay: true };
		expect(stepAfterProposal('RENTER', more)).toBe('ANSWER');
		expect(stepAfterProposal('RENTER', { ...more, instantBook: true })).toBe('PAY');
		expect(stepAfterProposal('RENTER', { ...more, instantBook: true, mustPay: false })).toBe('NOW');
		expect(stepAfterProposal('RENTER', { extends: false, instantBook: false, mustPay: false })).toBe('NOW');
		expect(stepAfterProposal('OWNER', { extends: false, instantBook: true, mustPay: false })).toBe('ANSWER');
	});

	it('is given by the other side in time; only the renter pays', () => {
		const proposed = { state: 'PROPOSED', side: 'RENTER', respondBy: at(5), holdExpiresAt: null } as const;
		expect(changeActionsOf(proposed, 'RENTER', at(1))).toEqual(['WITHDRAW']);
		expect(changeActionsOf(proposed, 'OWNER', at(1))).toEqual(['ACCEPT', 'DECLINE']);
		expect(changeActionsOf(proposed, 'OWNER', at(5))).toEqual([]);
		expect(changeActionsOf(proposed, 'NONE', at(1))).toEqual([]);
		const unpaid = { ...proposed, state: 'AWAITING_PAYMENT', holdExpiresAt: at(2) } as const;
		expect(changeActionsOf(unpaid, 'RENTER', at(1))).toEqual(['PAY', 'WITHDRAW']);
		expect(changeActionsOf(unpaid, 'RENTER', at(2))).toEqual(['WITHDRAW']);
		expect(changeActionsOf(unpaid, 'OWNER', at(1))).toEqual([]);
	});
});
