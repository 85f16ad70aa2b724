import { describe, expect, it } from 'vitest';
import type { BookingAgreement } from '#contract/booking-agreement.ts';
import { additionalDriversIn } from '#contract/extras.ts';
import { canChangeDrivers } from './rules.ts';

type Line = BookingAgreement['priceLines'][number];

const extra = (kind: 'ADDITIONAL_DRIVER' | 'CHILD_SEAT', quantity: number): Line => ({
	...{ kind: 'EXTRA', extra: kind, name: { en: '', ar: '' }, quantity, days: null },
	...{ priceJod: '5.00', amountJod: '5.00' },
});

describe('additional drivers', () => {
	it.each([
		['none were bought', [extra('CHILD_SEAT', 2)], 0],
		['two were bought', [extra('CHILD_SEAT', 1), extra('ADDITIONAL_DRIVER', 2)], 2],
	])('are allowed if %s', (_, priceLines, places) => {
		expect(additionalDriversIn(priceLines)).toBe(places);
	});

	const now = new Date('2031-03-10T10:00:00Z');
	const later = new Date('2031-03-12T10:00:00Z');
	const trip = { status: 'CONFIRMED' as const, paid_at: now, checked_in_at: null, ends_at: later };
	it.each([
		['a confirmed trip', trip, true],
		['a paid request', { ...trip, status: 'REQUESTED' as const }, true],
		['an unpaid request', { ...trip, status: 'REQUESTED' as const, paid_at: null }, false],
		['a trip whose car was handed over', { ...trip, checked_in_at: now }, false],
		['a trip that is over', { ...trip, ends_at: now }, false],
		['a cancelled booking', { ...trip, status: 'CANCELLED' as const }, false],
	])('can or cannot be changed in %s', (_, row, answer) => {
		expect(canChangeDrivers(row, now)).toBe(answer);
	});
});
