import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Booking } from '#contract/bookings.ts';
import type { WhereAndWhen } from '#contract/where-and-when.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import { PlaceLine } from './place-line.tsx';

const where = {
	zone: 'Queen Alia Airport',
	area: null,
	place: null,
	startAt: '2031-03-05T22:30:00+03:00',
	flightNumber: 'RJ112',
	landsAt: '2031-03-05T21:40:00+03:00',
	late: { expectedAt: '2031-03-05T23:30:00+03:00', saidAt: '2031-03-05T21:00:00+03:00' },
} as unknown as WhereAndWhen;

const rows: ReadonlyArray<[string, 'en' | 'ar', Pick<Booking, 'status' | 'allowedActions'>, expected: string]> = [
	['until the pickup', 'en', { status: 'CONFIRMED', allowedActions: ['CHECK_IN'] }, 'RJ112, lands 21:40Arrives later: 23:30'],
	['until the pickup', 'ar', { status: 'CONFIRMED', allowedActions: [] }, 'RJ112، تهبط 21:40الوصول متأخر: 23:30'],
	['not once the car is away', 'en', { status: 'CONFIRMED', allowedActions: ['CHECK_OUT'] }, 'RJ112, lands 21:40'],
	['not after the trip', 'en', { status: 'COMPLETED', allowedActions: [] }, 'RJ112, lands 21:40'],
];

it.each(rows)('says that the renter is late %s (%s)', (_, language, booking, expected) => {
	renderPart(<PlaceLine where={where} booking={booking} />, { language });
	expect(screen.getByTestId('arrival').textContent).toBe(expected);
});
