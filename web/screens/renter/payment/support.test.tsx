/** The payment page links to the support with its booking, also if it cannot be paid, explains a failed payment, and names the next steps. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Booking } from '#contract/bookings.ts';
import { helpPath } from '#contract/help.ts';
import { HOUR_MS } from '#contract/time.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import { supportAddress } from '#web/features/support/ticket-context.ts';
import { Checkout } from './checkout.tsx';
import { Cancelled, Expired, Paid } from './not-payable.tsx';
import { texts as ar } from './texts.ar.ts';
import { texts as en } from './texts.en.ts';

const name = { en: 'Rana', ar: 'رنا' };
const booking = {
	...{ id: '7f0f1d0a-0000-4000-8000-000000000001', status: 'REQUESTED', paymentStatus: 'UNPAID', allowedActions: [] },
	...{ car: { slug: 'kia-picanto-2020', city: 'Amman', primaryPhoto: null, make: 'Kia', model: 'Picanto', year: 2020 } },
	...{ owner: { firstName: name, lastName: name }, lines: [], extras: {}, carriedJod: '0.00', refundedJod: '0.00' },
	...{ totalJod: '90.00', depositJod: '90.00', chargeJod: '180.00', days: 3, holdExpiresAt: null },
	...{ startAt: '2099-12-05T10:00:00+03:00', endAt: '2099-12-08T10:00:00+03:00' },
	policySnapshot: { cancellationPolicy: 'MODERATE', mileageLimitPerDay: 200, fuelEighthFils: 0, extraKmFils: 0, car: { fuel: 'Hybrid' } },
} as unknown as Booking;
const failed: Booking = { ...booking, paymentStatus: 'FAILED' };
const readAgain = () => undefined;

const pages = [
	['to be paid', <Checkout key="a" booking={booking} readAgain={readAgain} />],
	['paid', <Paid key="b" booking={booking} />],
	['expired', <Expired key="c" booking={booking} />],
	['cancelled', <Cancelled key="d" booking={booking} />],
] as const;
const transport = () => new Promise<Response>(() => undefined);

it.each(pages)('a booking that is %s is the subject of the support link', (_, page) => {
	renderPart(page, { screenTexts: en, transport });
	const about = supportAddress({ kind: 'booking', id: booking.id });
	expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe(about);
});

it.each([
	['en', en, failed, 1],
	['ar', ar, failed, 1],
	['en', en, booking, 0],
] as const)('an earlier failed payment is explained, in %s', (language, screenTexts, shown, links) => {
	renderPart(<Checkout booking={shown} readAgain={readAgain} />, { language, screenTexts, transport });
	const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
	expect(hrefs.filter((href) => href === helpPath('payment-problems'))).toHaveLength(links);
});

const soon = new Date(Date.now() + 5 * HOUR_MS).toISOString();
const instant = { ...booking, policySnapshot: { ...booking.policySnapshot, instantBook: true } };
it.each([
	['en', en, booking, en.next.reply.text],
	['ar', ar, booking, ar.next.reply.text],
	['en', en, { ...booking, startAt: soon }, /^Before pickup \(.+\)\. If they decline/],
	['ar', ar, { ...booking, startAt: soon }, /^قبل موعد الاستلام \(.+\)/],
	['en', en, instant, en.next.instant.text],
	['ar', ar, instant, ar.next.instant.text],
] as const)('explains how the paid booking is confirmed, in %s: %#', (language, screenTexts, shown, text) => {
	renderPart(<Checkout booking={shown} readAgain={readAgain} />, { language, screenTexts, transport });
	expect(screen.getByText(text)).toBeTruthy();
	expect(screen.queryAllByText(screenTexts.next.reply.title)).toHaveLength(shown === instant ? 0 : 1);
});
