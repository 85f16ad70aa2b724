import { describe, expect, it } from 'vitest';
import { bookingStatuses } from '#contract/bookings.ts';
import { parseMoment } from '#contract/time.ts';
import { allowedActions, type BookingEvent, bookingTransitions, respondBy, type Standing, stayProblem, step } from './rules.ts';

const at = (text: string) => parseMoment(text) ?? new Date(Number.NaN);
const NOW = at('2026-12-01');

describe('a stay', () => {
	const rules = { minRentalDays: 2, maxRentalDays: 30, noticeHours: 0 };
	it.each([
		['2026-12-05', '2026-12-08', null],
		['2026-12-05', '2026-12-05', 'RETURN_BEFORE_PICKUP'],
		['2026-12-05', '2026-12-04', 'RETURN_BEFORE_PICKUP'],
		['2026-11-30', '2026-12-04', 'PICKUP_IN_PAST'],
		['2026-12-05', '2026-12-06', 'RENTAL_TOO_SHORT'],
		['2026-12-05', '2027-01-04', null],
		['2026-12-05', '2027-01-05', 'RENTAL_TOO_LONG'],
	])('%s to %s: %s', (start, end, code) => {
		expect(stayProblem({ start: at(start), end: at(end) }, NOW, rules)?.code ?? null).toBe(code);
	});

	it.each([
		[0, null],
		[24, null],
		[95, null],
		[96, null],
		[97, 'NOTICE_TOO_SHORT'],
	])('four days ahead, with %d hours of notice: %s', (noticeHours, code) => {
		expect(stayProblem({ start: at('2026-12-05'), end: at('2026-12-08') }, NOW, { ...rules, noticeHours })?.code ?? null).toBe(code);
	});

	it('gives the owner 24 hours to answer, and never longer than until the pickup', () => {
		expect(respondBy(NOW, at('2026-12-09'))).toEqual(at('2026-12-02'));
		expect(respondBy(NOW, at('2026-12-01T15:00:00+03:00'))).toEqual(at('2026-12-01T15:00:00+03:00'));
	});
});

const EVENTS: BookingEvent[] = ['PAYMENT_TIMEOUT', 'INSTANT_BOOK', 'ACCEPT', 'DECLINE', 'UNANSWERED', 'RETURN_PASSED', 'RETURNED'];

/** Every (status, paid, event), written out: what the table must say, whatever the code does. */
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
	'CONFIRMED paid RETURN_PASSED': 'COMPLETED',
	'CONFIRMED paid RETURNED': 'COMPLETED',
};

describe('the life of a booking', () => {
	for (const status of bookingStatuses) {
		for (const isPaid of [false, true]) {
			for (const event of EVENTS) {
				const way = `${status} ${isPaid ? 'paid' : 'unpaid'} ${event}`;
				// A confirmed booking is paid: the database holds that, so the unpaid rows are not reached.
				const wanted = ways[way] ?? (/^CONFIRMED unpaid RETURN/.test(way) ? 'BOOKING_NOT_PAID' : 'BOOKING_NOT_OPEN');
				it(`${way}: ${wanted}`, () => {
					const standing: Standing = { status, isPaid, respondBy: at('2026-12-02'), holdExpiresAt: at('2026-12-02') };
					const next = step(standing, event, NOW);
					expect('to' in next ? next.to : next.refusal).toBe(wanted);
				});
			}
		}
	}

	it('knows every event that the table of transitions names', () => {
		expect(new Set(Object.values(bookingTransitions).flatMap((row) => Object.keys(row)))).toEqual(new Set(EVENTS));
	});

	it('lets nobody accept when the time to answer is over', () => {
		const standing: Standing = { status: 'REQUESTED', isPaid: true, respondBy: NOW, holdExpiresAt: NOW };
		expect(step(standing, 'ACCEPT', NOW)).toEqual({ refusal: 'BOOKING_NOT_OPEN' });
	});
});

describe('what a person may do', () => {
	const held: Standing = { status: 'REQUESTED', isPaid: false, respondBy: null, holdExpiresAt: at('2026-12-01T10:30:00+03:00') };
	const paid: Standing = { status: 'REQUESTED', isPaid: true, respondBy: at('2026-12-02'), holdExpiresAt: NOW };
	it.each([
		['renter, unpaid', held, 'RENTER', ['PAY']],
		['renter, hold over', { ...held, holdExpiresAt: NOW }, 'RENTER', []],
		['renter, paid', paid, 'RENTER', []],
		['owner, unpaid', held, 'OWNER', []],
		['owner, paid', paid, 'OWNER', ['ACCEPT', 'DECLINE']],
		['owner, too late', { ...paid, respondBy: NOW }, 'OWNER', ['DECLINE']],
		['owner, confirmed', { ...paid, status: 'CONFIRMED' }, 'OWNER', []],
		['somebody else', paid, 'NONE', []],
	] as const)('%s', (_, standing, role, actions) => {
		expect(allowedActions(standing, role, NOW)).toEqual(actions);
	});
});
