import { describe, expect, it } from 'vitest';
import { bookingStatuses } from '#contract/bookings.ts';
import { handoverPhases, handoverSides } from '#contract/handover.ts';
import { HOUR_MS } from '#contract/time.ts';
import { handoverActions, handoverRefusal, type Trip } from './handover-window.ts';

const START = new Date('2031-03-10T07:00:00Z');
const END = new Date('2031-03-13T07:00:00Z');
const after = (moment: Date, hours: number) => new Date(moment.getTime() + hours * HOUR_MS);
const trip = (change: Partial<Trip> = {}): Trip => ({
	status: 'CONFIRMED',
	startsAt: START,
	endsAt: END,
	checkedInAt: null,
	returnedAt: null,
	...change,
});
const away = trip({ checkedInAt: START });
const back = trip({ status: 'COMPLETED', checkedInAt: START, returnedAt: END });

describe('who may record what, when', () => {
	it.each([
		['owner’s check-in a second before it opens', 'CHECK_IN', 'OWNER', trip(), after(START, -2 - 1 / 3600), 'HANDOVER_TOO_EARLY'],
		['renter’s check-in a second before it opens', 'CHECK_IN', 'RENTER', trip(), after(START, -2 - 1 / 3600), 'HANDOVER_TOO_EARLY'],
		['owner’s check-in two hours before the pickup', 'CHECK_IN', 'OWNER', trip(), after(START, -2), null],
		['renter’s check-in two hours before the pickup', 'CHECK_IN', 'RENTER', trip(), after(START, -2), null],
		['a handover a day late', 'CHECK_IN', 'OWNER', trip(), after(START, 24), null],
		['a handover when the rental is over', 'CHECK_IN', 'OWNER', trip(), END, 'HANDOVER_CLOSED'],
		['renter’s check-in when the rental is over', 'CHECK_IN', 'RENTER', trip(), END, 'HANDOVER_CLOSED'],
		['owner’s check-in when the car has left', 'CHECK_IN', 'OWNER', away, START, 'HANDOVER_CLOSED'],
		['renter’s check-in 11 hours after the owner’s', 'CHECK_IN', 'RENTER', away, after(START, 11), null],
		['renter’s check-in 12 hours after the owner’s', 'CHECK_IN', 'RENTER', away, after(START, 12), 'HANDOVER_CLOSED'],
		['a return of a car that never left', 'CHECK_OUT', 'OWNER', trip(), START, 'HANDOVER_NOT_CHECKED_IN'],
		['the renter’s return of a car that never left', 'CHECK_OUT', 'RENTER', trip(), START, 'HANDOVER_NOT_CHECKED_IN'],
		['an early return', 'CHECK_OUT', 'OWNER', away, after(START, 1), null],
		['a late return', 'CHECK_OUT', 'OWNER', away, after(END, 20), null],
		['a second return', 'CHECK_OUT', 'OWNER', back, END, 'HANDOVER_CLOSED'],
		['renter’s return 11 hours after the owner’s', 'CHECK_OUT', 'RENTER', back, after(END, 11), null],
		['renter’s return 12 hours after the owner’s', 'CHECK_OUT', 'RENTER', back, after(END, 12), 'HANDOVER_CLOSED'],
		['a return of a trip that the timer ended', 'CHECK_OUT', 'RENTER', { ...back, returnedAt: null }, END, 'HANDOVER_CLOSED'],
	] as const)('%s', (_, phase, side, of, now, refusal) => {
		expect(handoverRefusal(phase, side, of, now)).toBe(refusal);
	});

	it('is closed to people who are not a party', () => {
		expect(handoverActions(trip(), 'NONE', START)).toEqual([]);
	});

	for (const status of bookingStatuses.filter((each) => each !== 'CONFIRMED')) {
		it(`is over, or has not begun, while a booking is ${status}`, () => {
			for (const phase of handoverPhases) {
				for (const side of handoverSides)
					expect(handoverRefusal(phase, side, trip({ status }), START), `${phase} ${side}`).toBe('HANDOVER_CLOSED');
			}
		});
	}
});
