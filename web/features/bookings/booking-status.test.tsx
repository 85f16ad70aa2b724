/** The status of a booking says when a late return was due, in both languages. */
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPart } from '#tests/parts/render-part.tsx';
import { BookingStatus } from './booking-status.tsx';

const away = { status: 'CONFIRMED', cancelCode: null, allowedActions: [], endAt: '2031-03-07T10:00:00+03:00' } as const;

describe.each([
	['en', 'Confirmed', 'Return was due Fri 7 Mar 10:00'],
	['ar', 'مؤكد', 'كان موعد الإرجاع الجمعة 7 آذار 10:00'],
] as const)('in %s', (language, status, due) => {
	const show = (isOverdue: boolean) => renderPart(<BookingStatus booking={{ ...away, allowedActions: [], isOverdue }} />, { language });

	it('is the status alone while the car is expected in time', () => {
		const { container } = show(false);
		expect(container.textContent).toBe(status);
	});

	it('adds since when the car should be back', () => {
		show(true);
		expect(screen.getByText(status)).toBeTruthy();
		expect(screen.getByText(due).getAttribute('datetime')).toBe(away.endAt);
	});
});
