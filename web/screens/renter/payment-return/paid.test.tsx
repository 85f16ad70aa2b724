/** After the payment the page shows the next step, once it is known whether the booking is confirmed or waits for its owner. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Payment } from '#contract/payments.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import { Paid } from './paid.tsx';
import { texts as ar } from './texts.ar.ts';
import { texts as en } from './texts.en.ts';

const bookingId = '5f0a5f66-5df4-4d6c-9b5e-2b2c1d2e3f40';
const payment = {
	...{ id: '7d1f0d0e-8a53-4b5f-9f43-0c1c2f3c9a11', status: 'PAID', amountJod: '71.00', bookingId, purpose: 'BOOKING' },
	...{ reference: 'MW-77AB', gatewayReference: null, refunds: [] },
} as unknown as Payment;
const name = { en: 'Rana', ar: 'رنا' };
const booking = {
	...{ id: bookingId, respondBy: null, startAt: '2099-12-05T10:00:00+03:00', endAt: '2099-12-08T10:00:00+03:00', days: 3 },
	...{ car: { slug: 'kia-picanto-2020', city: 'Amman', primaryPhoto: null, make: 'Kia', model: 'Picanto', year: 2020 } },
	...{ owner: { firstName: name, lastName: name }, extras: {} },
};

it.each([
	['confirmed', 'en', { status: 'CONFIRMED' }, en.paid.hintConfirmed],
	['confirmed', 'ar', { status: 'CONFIRMED' }, ar.paid.hintConfirmed],
	['requested', 'en', { status: 'REQUESTED', respondBy: '2099-12-05T10:00:00+03:00' }, /who has until .*10:00 to reply/],
	['requested', 'ar', { status: 'REQUESTED', respondBy: '2099-12-05T10:00:00+03:00' }, /وأمامه حتى .*10:00 للرد/],
	['cancelled meanwhile', 'en', { status: 'CANCELLED' }, en.paid.hintCancelled],
] as const)('for a booking that is %s, in %s', async (_, language, state, text) => {
	renderPart(<Paid payment={payment} />, {
		...{ language, screenTexts: { en, ar }[language] },
		transport: async () => Response.json({ ...booking, ...state }),
	});
	expect(await screen.findByText(text)).toBeTruthy();
});

it('for a booking that is not loaded yet', () => {
	renderPart(<Paid payment={payment} />, { screenTexts: en, transport: () => new Promise(() => undefined) });
	expect(screen.getByRole('heading', { name: en.paid.title })).toBeTruthy();
	expect(document.body.textContent).not.toMatch(/owner|confirmed/);
});
