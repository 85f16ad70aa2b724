/** The reader's own unpaid hold of this car: its dates, its end, and the link to the payment. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Booking } from '#contract/bookings.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import OwnHold from './own-hold.tsx';
import { texts as ar } from './texts.ar.ts';
import { texts as en } from './texts.en.ts';

const hold = {
	id: 'a-booking',
	startAt: '2031-03-05T10:00:00+03:00',
	endAt: '2031-03-08T10:00:00+03:00',
	holdExpiresAt: '2031-03-02T14:25:00+03:00',
} as Booking;

it.each([
	['en', en, /We’re holding .*5.*8 Mar/, 'Pay by 14:25 to keep these dates.'],
	['ar', ar, /لديك حجز مؤقت: .*5.*8 آذار/, 'ادفع قبل 14:25 لتبقى التواريخ لك.'],
] as const)('names its dates and its end, and its first tab stop is the payment (%s)', async (language, screenTexts, held, until) => {
	const { user } = renderPart(<OwnHold hold={hold} first />, { language, screenTexts });
	expect(screen.getByText(held)).toBeTruthy();
	expect(screen.getByText(until)).toBeTruthy();
	await user.tab();
	const pay = screen.getByRole('link', { name: screenTexts.booking.pay });
	expect(document.activeElement).toBe(pay);
	expect(pay.getAttribute('href')).toBe('/booking/a-booking/payment');
});

it('names no end if it is unknown', () => {
	renderPart(<OwnHold hold={{ ...hold, holdExpiresAt: null }} first={false} />, { screenTexts: en });
	expect(screen.queryByText(/Pay by/)).toBeNull();
	expect(screen.getByRole('link', { name: en.booking.pay })).toBeTruthy();
});
