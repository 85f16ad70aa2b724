import { describe, expect, it } from 'vitest';
import { changeStates, changeTransitions } from '#contract/booking-changes.ts';
import { ALL_DAY } from '#contract/pickup-hours.ts';
import { DAY_MS, HOUR_MS } from '#contract/time.ts';
import {
	addedTime,
	answerBy,
	changeActionsOf,
	changeRefusal,
	isOverdue,
	nextChangeState,
	stepAfterProposal,
	tripProblem,
} from './change-rules.ts';

const START = new Date('2031-03-10T10:00:00+03:00');
const END = new Date(START.getTime() + 3 * DAY_MS);
const at = (hours: number) => new Date(START.getTime() + hours * HOUR_MS);
const trip = { startsAt: START, endsAt: END };

describe('the states of a change', () => {
	it('end in final states', () => {
		const final = changeStates.filter((state) => Object.keys(changeTransitions[state]).length === 0);
		expect(final).toEqual(['APPLIED', 'DECLINED', 'EXPIRED', 'WITHDRAWN']);
		expect(nextChangeState('APPLIED', 'EXPIRE')).toBeNull();
		expect(nextChangeState('AWAITING_PAYMENT', 'DECLINE')).toBeNull();
		expect(nextChangeState('PROPOSED', 'ACCEPT_TO_PAY')).toBe('AWAITING_PAYMENT');
	});
});

const left = { ...trip, checkedInAt: START };
const returnAt = (hours: number) => ({ startsAt: START, endsAt: at(hours), elsewhere: false });

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
		expect(tripProblem(left, returnAt(hours), limits)).toEqual(problem);
	});

	it('respects the hours of the car and its shortest rental', () => {
		const early = { ...limits, now: at(1), rules: { ...rules, hours: { from: '08:00', until: '20:00' } } };
		expect(tripProblem(left, returnAt(24), early)).toEqual({ code: 'RENTAL_TOO_SHORT', days: 2 });
		expect(tripProblem(left, returnAt(85), early)).toMatchObject({ code: 'OUTSIDE_HOURS', from: '08:00' });
	});
});

describe('another pickup', () => {
	const rules = { minRentalDays: 1, maxRentalDays: 5, noticeHours: 6, hours: { from: '08:00', until: '20:00' } };
	const limits = { now: at(-30), rules, papersUntil: null };
	const agreed = { ...trip, checkedInAt: null };
	const from = (start: number, end: number, elsewhere = false) => ({ startsAt: at(start), endsAt: at(end), elsewhere });
	it.each([
		['nothing else', from(0, 72), limits, { code: 'CHANGE_NOTHING' }],
		['another place alone', from(0, 72, true), limits, null],
		['two days later', from(48, 120), limits, null],
		['after the return', from(73, 72), limits, { code: 'RETURN_BEFORE_PICKUP' }],
		['in the past', from(-48, 72), { ...limits, now: at(-24) }, { code: 'PICKUP_IN_PAST' }],
		['too soon for the owner', from(-2, 72), { ...limits, now: at(-6) }, { code: 'NOTICE_TOO_SHORT', hours: 6 }],
		['later, though the pickup is soon', from(4, 72), { ...limits, now: at(-2) }, null],
		['at night', from(12, 72), limits, { code: 'OUTSIDE_HOURS', from: '08:00', until: '20:00' }],
		['longer than the longest rental', from(-24, 120), limits, { code: 'RENTAL_TOO_LONG', days: 5 }],
		['once the pickup has passed', from(48, 120), { ...limits, now: at(1) }, { code: 'ONLY_RETURN_CHANGES' }],
		['another place once the pickup has passed', from(0, 72, true), { ...limits, now: at(1) }, { code: 'ONLY_RETURN_CHANGES' }],
	] as const)('%s', (_what, next, within, problem) => {
		expect(tripProblem(agreed, next, within)).toEqual(problem);
	});

	it('occupies the car for the time that is added at either end', () => {
		const own = { startsAt: at(0), endsAt: at(72) };
		const span = (start: number, end: number) => ({ startsAt: at(start), endsAt: at(end) });
		expect(addedTime(own, span(-24, 96))).toEqual([span(-24, 0), span(72, 96)]);
		expect(addedTime(own, span(24, 48))).toEqual([]);
		expect(addedTime(own, span(96, 120))).toEqual([span(96, 120)]);
		expect(addedTime(own, span(-72, -24))).toEqual([span(-72, -24)]);
	});
});

describe('a trip', () => {
	const confirmed = { status: 'CONFIRMED', isPaid: true, respondBy: null, holdExpiresAt: START, startsAt: START, endsAt: END } as const;
	const open = { ...confirmed, checkedInAt: START, returnedAt: null, noShow: null, landsAt: null, lateUntil: null, completionWaits: false };
	it('waits with its changes for a dispute, and for a report that may end it', () => {
		expect(changeRefusal(open, false, at(1))).toBeNull();
		expect(changeRefusal(open, true, at(1))).toBe('CHANGE_NOT_POSSIBLE');
		expect(changeRefusal({ ...open, completionWaits: true }, false, at(1))).toBe('CHANGE_WAITS_FOR_REPORT');
		expect(changeRefusal({ ...open, checkedInAt: null }, false, END)).toBe('CHANGE_NOT_POSSIBLE');
		// The car is back, and only the completion waits for a report.
		expect(changeRefusal({ ...open, returnedAt: at(1), completionWaits: true }, false, at(2))).toBe('CHANGE_NOT_POSSIBLE');
	});

	it('that is late may become longer until it completes by itself', () => {
		expect(changeRefusal(open, false, END)).toBeNull();
		expect(changeRefusal(open, false, at(72 + 23.9))).toBeNull();
		expect(changeRefusal(open, false, at(72 + 24))).toBe('CHANGE_NOT_POSSIBLE');
		expect(changeRefusal({ ...open, returnedAt: at(73) }, false, at(74))).toBe('CHANGE_NOT_POSSIBLE');
		expect(isOverdue(open, at(71.9))).toBe(false);
		expect(isOverdue({ ...open, checkedInAt: null }, at(80))).toBe(false);
	});
});

describe('the time for the answer', () => {
	const notYet = { ...trip, checkedInAt: null };
	const underWay = { ...trip, checkedInAt: START };
	it.each([
		['eight hours, where there is time', notYet, -48, 96, 8],
		['half of the time to the pickup', notYet, -6, 96, 3],
		['half of the time to the return', underWay, 68, 96, 2],
		['half of the time to an earlier return', underWay, 44, 48, 2],
		['half of the time to the new return, where the car is late', underWay, 76, 80, 2],
		['half of the time to the completion, where the car is very late', underWay, 92, 120, 2],
	])('is %s', (_what, times, now, end, hours) => {
		expect(answerBy(at(now), times, returnAt(end))).toEqual(at(now + hours));
	});

	it('is needed from the owner for more time, unless the car extends by itself, and from the renter for every proposal of the owner', () => {
		const more = { extends: true, overdue: false, moves: false, place: false, instantBook: false, extendsByItself: false, mustPay: true };
		expect(stepAfterProposal('RENTER', more)).toBe('ANSWER');
		expect(stepAfterProposal('RENTER', { ...more, extendsByItself: true })).toBe('PAY');
		expect(stepAfterProposal('RENTER', { ...more, extendsByItself: true, mustPay: false })).toBe('NOW');
		expect(stepAfterProposal('RENTER', { ...more, extendsByItself: true, overdue: true })).toBe('ANSWER');
		expect(stepAfterProposal('RENTER', { ...more, instantBook: true })).toBe('ANSWER');
		expect(stepAfterProposal('RENTER', { ...more, extends: false, mustPay: false })).toBe('NOW');
		expect(stepAfterProposal('OWNER', { ...more, extends: false, extendsByItself: true, mustPay: false })).toBe('ANSWER');
	});

	it('is needed for another pickup or delivery unless the car has instant book, and always for a place in words', () => {
		const moved = { extends: false, overdue: false, moves: true, place: false, instantBook: false, extendsByItself: true, mustPay: true };
		expect(stepAfterProposal('RENTER', moved)).toBe('ANSWER');
		expect(stepAfterProposal('RENTER', { ...moved, instantBook: true })).toBe('PAY');
		expect(stepAfterProposal('RENTER', { ...moved, extends: true, instantBook: true, extendsByItself: false })).toBe('ANSWER');
		expect(stepAfterProposal('RENTER', { ...moved, moves: false, place: true, instantBook: true })).toBe('ANSWER');
	});

	it('ends before the earlier of both pickups', () => {
		const earlier = { startsAt: at(-8), endsAt: END };
		expect(answerBy(at(-12), { ...trip, checkedInAt: null }, earlier)).toEqual(at(-10));
	});

	it('is answered by the other side in time; only the renter pays', () => {
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
