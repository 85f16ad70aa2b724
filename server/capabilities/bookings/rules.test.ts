import { describe, expect, it } from 'vitest';
import { bookingStatuses } from '#contract/bookings.ts';
import { parseMoment } from '#contract/time.ts';
import {
	allowedActions,
	type BookingLifecycle,
	type BookingTransition,
	bookingTransitions,
	canContestNoShow,
	type NoShow,
	noShowProblem,
	respondBy,
	transition,
} from './rules.ts';

const at = (text: string) => parseMoment(text) ?? new Date(Number.NaN);
const NOW = at('2026-12-01');

it('the owner has 24 hours to answer, and at most until the pickup', () => {
	expect(respondBy(NOW, at('2026-12-09'))).toEqual(at('2026-12-02'));
	expect(respondBy(NOW, at('2026-12-01T15:00:00+03:00'))).toEqual(at('2026-12-01T15:00:00+03:00'));
});

const EVENTS: BookingTransition[] = [
	...(['PAYMENT_TIMEOUT', 'INSTANT_BOOK', 'ACCEPT', 'DECLINE', 'UNANSWERED', 'RETURN_PASSED', 'RETURNED'] as const),
	...(['CANCEL_BY_RENTER', 'CANCEL_BY_OWNER', 'CANCEL_BY_ADMIN', 'NO_SHOW_RENTER', 'NO_SHOW_OWNER', 'REFUSED_AT_PICKUP'] as const),
];
const cancels = (event: string) => /^(CANCEL|NO_SHOW|REFUSED)_/.test(event);

/** Every combination of status, payment and event, written out as the expected table. */
const ways: Record<string, string> = {
	'REQUESTED unpaid PAYMENT_TIMEOUT': 'CANCELLED',
	'REQUESTED paid PAYMENT_TIMEOUT': 'BOOKING_NOT_OPEN',
	'REQUESTED unpaid INSTANT_BOOK': 'BOOKING_NOT_PAID',
	'REQUESTED paid INSTANT_BOOK': 'CONFIRMED',
	'REQUESTED unpaid ACCEPT': 'BOOKING_NOT_PAID',
	'REQUESTED paid ACCEPT': 'CONFIRMED',
	'REQUESTED unpaid DECLINE': 'BOOKING_NOT_PAID',
	'REQUESTED paid DECLINE': 'CANCELLED',
	'REQUESTED unpaid UNANSWERED': 'BOOKING_NOT_PAID',
	'REQUESTED paid UNANSWERED': 'CANCELLED',
	'REQUESTED unpaid CANCEL_BY_RENTER': 'CANCELLED',
	'REQUESTED paid CANCEL_BY_RENTER': 'CANCELLED',
	'REQUESTED unpaid CANCEL_BY_ADMIN': 'CANCELLED',
	'REQUESTED paid CANCEL_BY_ADMIN': 'CANCELLED',
	'CONFIRMED paid CANCEL_BY_RENTER': 'CANCELLED',
	'CONFIRMED paid CANCEL_BY_OWNER': 'CANCELLED',
	'CONFIRMED paid CANCEL_BY_ADMIN': 'CANCELLED',
	'CONFIRMED paid NO_SHOW_RENTER': 'CANCELLED',
	'CONFIRMED paid NO_SHOW_OWNER': 'CANCELLED',
	'CONFIRMED paid REFUSED_AT_PICKUP': 'CANCELLED',
	'CONFIRMED paid RETURN_PASSED': 'COMPLETED',
	'CONFIRMED paid RETURNED': 'COMPLETED',
	// A confirmed booking is always paid (a database constraint), so these are not reached.
	'CONFIRMED unpaid CANCEL_BY_RENTER': 'CANCELLED',
	'CONFIRMED unpaid CANCEL_BY_ADMIN': 'CANCELLED',
	'CONFIRMED unpaid CANCEL_BY_OWNER': 'BOOKING_NOT_PAID',
	'CONFIRMED unpaid NO_SHOW_RENTER': 'BOOKING_NOT_PAID',
	'CONFIRMED unpaid NO_SHOW_OWNER': 'BOOKING_NOT_PAID',
	'CONFIRMED unpaid REFUSED_AT_PICKUP': 'BOOKING_NOT_PAID',
	'CONFIRMED unpaid RETURN_PASSED': 'BOOKING_NOT_PAID',
	'CONFIRMED unpaid RETURNED': 'BOOKING_NOT_PAID',
};

/** A paid request for four days, starting on the fifth. */
const request: BookingLifecycle = {
	status: 'REQUESTED',
	isPaid: true,
	respondBy: at('2026-12-02'),
	holdExpiresAt: at('2026-12-02'),
	startsAt: at('2026-12-05'),
	endsAt: at('2026-12-09'),
	checkedInAt: null,
	noShow: null,
	landsAt: null,
	lateUntil: null,
	completionWaits: false,
	returnedAt: null,
};
const confirmed: BookingLifecycle = { ...request, status: 'CONFIRMED', respondBy: null };
const said: NoShow = {
	code: 'NO_SHOW_RENTER',
	saidAt: at('2026-12-05T13:00:00+03:00'),
	contestBy: at('2026-12-06T13:00:00+03:00'),
	contestedAt: null,
	closedAt: null,
};

describe('the life cycle of a booking', () => {
	for (const status of bookingStatuses) {
		for (const isPaid of [false, true]) {
			for (const event of EVENTS) {
				const way = `${status} ${isPaid ? 'paid' : 'unpaid'} ${event}`;
				const expected = ways[way] ?? (cancels(event) ? 'BOOKING_NOT_CANCELLABLE' : 'BOOKING_NOT_OPEN');
				it(`${way}: ${expected}`, () => {
					const next = transition({ ...request, status, isPaid }, event, NOW);
					expect('to' in next ? next.to : next.refusal).toBe(expected);
				});
			}
		}
	}

	it('contains every event of the table of transitions', () => {
		expect(new Set(Object.values(bookingTransitions).flatMap((row) => Object.keys(row)))).toEqual(new Set(EVENTS));
	});

	it('does not allow accepting when the time to answer is over', () => {
		expect(transition({ ...request, respondBy: NOW }, 'ACCEPT', NOW)).toEqual({ refusal: 'BOOKING_NOT_OPEN' });
	});

	it.each(EVENTS.filter(cancels))('has no %s once the car is handed over', (event) => {
		expect(transition({ ...confirmed, checkedInAt: NOW }, event, NOW)).toEqual({ refusal: 'BOOKING_NOT_CANCELLABLE' });
	});

	it('allows its parties to cancel until it ends, and not while a no-show is open', () => {
		for (const event of ['CANCEL_BY_RENTER', 'CANCEL_BY_OWNER'] as const) {
			expect(transition(confirmed, event, at('2026-12-09T09:59:59+03:00'))).toEqual({ to: 'CANCELLED' });
			expect(transition(confirmed, event, at('2026-12-09'))).toEqual({ refusal: 'BOOKING_NOT_CANCELLABLE' });
			expect(transition({ ...confirmed, noShow: said }, event, NOW)).toEqual({ refusal: 'BOOKING_NOT_CANCELLABLE' });
		}
		expect(transition({ ...confirmed, noShow: said }, 'CANCEL_BY_ADMIN', NOW)).toEqual({ to: 'CANCELLED' });
	});

	it('does not complete by time while a report about it is open', () => {
		const reported = { ...confirmed, checkedInAt: at('2026-12-05'), completionWaits: true };
		expect(transition(reported, 'RETURN_PASSED', at('2026-12-10'))).toEqual({ refusal: 'BOOKING_NOT_OPEN' });
		expect(transition(reported, 'RETURNED', at('2026-12-10'))).toEqual({ to: 'COMPLETED' });
	});

	it('does not complete while a no-show is open', () => {
		const after = at('2026-12-10');
		expect(transition({ ...confirmed, noShow: said }, 'RETURN_PASSED', after)).toEqual({ refusal: 'BOOKING_NOT_OPEN' });
		expect(transition({ ...confirmed, noShow: { ...said, closedAt: after } }, 'RETURN_PASSED', after)).toEqual({ to: 'COMPLETED' });
		expect(transition({ ...confirmed, noShow: said, checkedInAt: said.saidAt }, 'RETURN_PASSED', after)).toEqual({ to: 'COMPLETED' });
	});
});

describe('a no-show', () => {
	it.each([
		['two hours after the pickup time', confirmed, '2026-12-05T12:00:00+03:00', null],
		['a second earlier', confirmed, '2026-12-05T11:59:59+03:00', 'NO_SHOW_TOO_EARLY'],
		['of a request', request, '2026-12-05T13:00:00+03:00', 'NO_SHOW_NOT_POSSIBLE'],
		['after the handover', { ...confirmed, checkedInAt: at('2026-12-05') }, '2026-12-05T13:00:00+03:00', 'NO_SHOW_NOT_POSSIBLE'],
		['a second time', { ...confirmed, noShow: said }, '2026-12-05T14:00:00+03:00', 'NO_SHOW_NOT_POSSIBLE'],
		['while a report is open', { ...confirmed, completionWaits: true }, '2026-12-05T14:00:00+03:00', 'NO_SHOW_WAITS_FOR_REPORT'],
		['after it was dismissed', { ...confirmed, noShow: { ...said, closedAt: NOW } }, '2026-12-05T14:00:00+03:00', 'NO_SHOW_NOT_POSSIBLE'],
	] as const)('%s: %s', (_, lifecycle, moment, problem) => {
		for (const side of ['RENTER', 'OWNER'] as const) expect(noShowProblem(lifecycle, side, at(moment))).toBe(problem);
		expect(noShowProblem(lifecycle, 'NONE', at(moment))).toBe('NO_SHOW_NOT_POSSIBLE');
	});

	it.each([
		['usually two hours after the pickup', {}, '2026-12-05T12:00:00+03:00'],
		['after a flight 90 minutes after the landing', { landsAt: at('2026-12-05T09:10:00+03:00') }, '2026-12-05T10:40:00+03:00'],
		['half an hour after the pickup, however early the flight', { landsAt: at('2026-12-05T04:00:00+03:00') }, '2026-12-05T10:30:00+03:00'],
		['later by an announced delay', { lateUntil: at('2026-12-05T13:30:00+03:00') }, '2026-12-05T15:30:00+03:00'],
		[
			'later by a delay after a flight',
			{ landsAt: at('2026-12-05T09:10:00+03:00'), lateUntil: at('2026-12-05T11:00:00+03:00') },
			'2026-12-05T11:40:00+03:00',
		],
	] as const)('can be reported %s', (_, more, from) => {
		const booking = { ...confirmed, ...more };
		expect(noShowProblem(booking, 'OWNER', at(from))).toBe(null);
		expect(noShowProblem(booking, 'OWNER', new Date(at(from).getTime() - 1000))).toBe('NO_SHOW_TOO_EARLY');
	});

	it.each([
		['the accused, at once', said, 'RENTER', '2026-12-05T13:00:00+03:00', true],
		['the accused, at the last moment', said, 'RENTER', '2026-12-06T12:59:59+03:00', true],
		['the accused, too late', said, 'RENTER', '2026-12-06T13:00:00+03:00', false],
		['the accuser', said, 'OWNER', '2026-12-05T14:00:00+03:00', false],
		['the owner, when it is said of them', { ...said, code: 'NO_SHOW_OWNER' }, 'OWNER', '2026-12-05T14:00:00+03:00', true],
		['a second time', { ...said, contestedAt: said.saidAt }, 'RENTER', '2026-12-05T14:00:00+03:00', false],
		['once it is closed', { ...said, closedAt: said.saidAt }, 'RENTER', '2026-12-05T14:00:00+03:00', false],
	] as const)('is contested by %s', (_, noShow, side, moment, may) => {
		expect(canContestNoShow({ ...confirmed, noShow }, side, at(moment))).toBe(may);
	});
});

describe('the actions of a person', () => {
	const held: BookingLifecycle = { ...request, isPaid: false, respondBy: null, holdExpiresAt: at('2026-12-01T10:30:00+03:00') };
	const LATE = at('2026-12-05T14:00:00+03:00');
	it.each([
		['renter, unpaid', held, 'RENTER', NOW, ['PAY', 'CANCEL']],
		['renter, hold over', { ...held, holdExpiresAt: NOW }, 'RENTER', NOW, []],
		['renter, paid', request, 'RENTER', NOW, ['CANCEL']],
		['owner, unpaid', held, 'OWNER', NOW, []],
		['owner, paid', request, 'OWNER', NOW, ['ACCEPT', 'DECLINE']],
		['owner, too late', { ...request, respondBy: NOW }, 'OWNER', NOW, ['DECLINE']],
		['owner, confirmed', confirmed, 'OWNER', NOW, ['CANCEL']],
		['renter, confirmed', confirmed, 'RENTER', NOW, ['CANCEL']],
		['renter, waiting for the owner', confirmed, 'RENTER', LATE, ['CANCEL', 'NO_SHOW']],
		['owner, waiting for the renter', confirmed, 'OWNER', LATE, ['CANCEL', 'NO_SHOW']],
		['renter, accused', { ...confirmed, noShow: said }, 'RENTER', LATE, ['CONTEST']],
		['owner, who accused', { ...confirmed, noShow: said }, 'OWNER', LATE, []],
		['renter, with the car', { ...confirmed, checkedInAt: LATE }, 'RENTER', LATE, []],
		['renter, afterwards', { ...confirmed, status: 'COMPLETED' }, 'RENTER', LATE, []],
		['somebody else', request, 'NONE', NOW, []],
	] as const)('%s', (_, lifecycle, side, now, actions) => {
		expect(allowedActions(lifecycle, side, now)).toEqual(actions);
	});
});
