import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#contract/time.ts';
import { allowedActions, isOpen, isWithinTrip, leftOf, refusalOf, remindersAt, tripTimes } from './rules.ts';

const at = (text: string) => new Date(`2031-03-${text}:00Z`);

describe('the time of an offence', () => {
	const trip = { from: new Date('2031-03-06T08:10:40Z'), to: at('08T12:00') };
	it.each([
		['in the minute of the check-out', at('06T08:10'), true],
		['a minute before it', at('06T08:09'), false],
		['in between', at('07T00:00'), true],
		['at the return', at('08T12:00'), true],
		['a minute after it', at('08T12:01'), false],
	])('%s', (_name, offenceAt, isWithin) => expect(isWithinTrip(offenceAt, trip)).toBe(isWithin));

	it('is compared with the records, and without them with the agreement', () => {
		const agreed = { starts_at: at('06T08:00'), ends_at: at('08T08:00') };
		expect(tripTimes({ ...agreed, checked_in_at: null, returned_at: null })).toEqual({ from: at('06T08:00'), to: at('08T08:00') });
		expect(tripTimes({ ...agreed, checked_in_at: at('06T08:20'), returned_at: at('08T11:00') })).toEqual({
			from: at('06T08:20'),
			to: at('08T11:00'),
		});
	});
});

it('the remaining part is neither charged, refunded nor claimed', () => {
	const hold = { heldFils: 50_000n, chargedFils: 20_000n, releasedFils: 0n };
	expect(leftOf(hold, [])).toBe(30_000n);
	expect(leftOf(hold, [{ amount_fils: 20_000n, granted_fils: 20_000n }])).toBe(30_000n);
	expect(leftOf(hold, [{ amount_fils: 25_000n, granted_fils: null }])).toBe(5_000n);
});

describe('the reminder of the owner', () => {
	const returnedAt = at('08T12:00');
	const days = (until: number, now = returnedAt) =>
		remindersAt(returnedAt, { until: new Date(returnedAt.getTime() + until * DAY_MS), now }).map(({ day }) => day);
	it('is on days 3, 7 and 13, as long as something is held', () => {
		expect(days(14)).toEqual([3, 7, 13]);
		expect(days(13)).toEqual([3, 7]);
		expect(days(2)).toEqual([]);
		expect(days(30)).toEqual([3, 7, 13]);
	});
	it('is not for days that passed before the deposit was closed', () => expect(days(14, at('16T12:00'))).toEqual([13]));
});

it('a hold is open until its time, and no longer once it was ended', () => {
	const until = at('22T12:00');
	expect(isOpen({ until, endedAt: null }, at('22T11:59'))).toBe(true);
	expect(isOpen({ until, endedAt: null }, until)).toBe(false);
	expect(isOpen({ until, endedAt: at('10T12:00') }, at('11T12:00'))).toBe(false);
});

describe('allowed actions', () => {
	const [answerBy, before, after] = [at('20T12:00'), at('20T11:59'), at('20T12:00')];
	const fine = (status: 'OPEN' | 'CONTESTED' | 'ACCEPTED' | 'DECIDED' | 'WITHDRAWN') => ({ status, answerBy });
	it.each([
		['RENTER', 'OPEN', before, ['ACCEPT', 'CONTEST']],
		['RENTER', 'OPEN', after, []],
		['RENTER', 'CONTESTED', before, []],
		['OWNER', 'OPEN', before, ['WITHDRAW']],
		['OWNER', 'OPEN', after, ['WITHDRAW']],
		['OWNER', 'CONTESTED', after, ['WITHDRAW']],
		['OWNER', 'ACCEPTED', before, []],
		['OWNER', 'DECIDED', after, []],
		['OWNER', 'WITHDRAWN', before, []],
		['RENTER', 'WITHDRAWN', before, []],
		['ADMIN', 'WITHDRAWN', after, []],
		['ADMIN', 'OPEN', before, []],
		['ADMIN', 'OPEN', after, ['RESOLVE']],
		['ADMIN', 'CONTESTED', before, ['RESOLVE']],
		['ADMIN', 'ACCEPTED', after, []],
		['ADMIN', 'DECIDED', after, []],
	] as const)('%s, %s', (actor, status, now, actions) => expect(allowedActions(actor, fine(status), now)).toEqual(actions));

	it.each([
		['ACCEPT', 'OWNER', 'OPEN', before, 'NOT_ALLOWED'],
		['ACCEPT', 'RENTER', 'OPEN', after, 'FINE_ANSWER_LATE'],
		['CONTEST', 'RENTER', 'ACCEPTED', before, 'FINE_NOT_OPEN'],
		['RESOLVE', 'ADMIN', 'OPEN', before, 'FINE_NOT_DECIDABLE'],
		['WITHDRAW', 'RENTER', 'OPEN', before, 'NOT_ALLOWED'],
		['WITHDRAW', 'ADMIN', 'CONTESTED', before, 'NOT_ALLOWED'],
		['WITHDRAW', 'OWNER', 'ACCEPTED', before, 'FINE_NOT_WITHDRAWABLE'],
		['WITHDRAW', 'OWNER', 'WITHDRAWN', before, 'FINE_NOT_WITHDRAWABLE'],
		['RESOLVE', 'OWNER', 'CONTESTED', before, 'FINE_OF_YOUR_OWN'],
	] as const)('%s by %s of %s is refused', (action, actor, status, now, refusal) =>
		expect(refusalOf(action, actor, fine(status), now)).toBe(refusal),
	);
});
