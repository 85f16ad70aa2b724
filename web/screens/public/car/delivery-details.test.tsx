/** A pickup time is proposed after the landing, unless it is already selected. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '#tests/parts/render-part.tsx';
import DeliveryDetails from './delivery-details.tsx';
import { deliveryTexts } from './delivery-texts.ts';
import { texts } from './texts.en.ts';
import type { BookingState } from './use-booking.ts';

const bookingOf = (pickup: string | null, landing: string) =>
	({
		delivery: { zone: 'Queen Alia Airport', flight: 'RJ112', landing, address: '', pin: '' },
		...{ deliveryErrors: {}, stay: { pickup, return: null }, setStay: () => undefined, setDelivery: () => undefined },
	}) as unknown as BookingState;

it.each([
	['at ten, which the address writes as a bare date', '2031-03-10', '2031-03-10T09:10', false],
	['at another hour', '2031-03-10T22:30', '2031-03-10T21:40', false],
	['earlier than the landing allows', '2031-03-10', '2031-03-10T21:40', true],
	['not chosen', null, '2031-03-10T09:10', true],
])('is offered according to the pickup: %s', async (_, pickup, landing, isOffered) => {
	renderPart(<DeliveryDetails booking={bookingOf(pickup, landing)} />, { screenTexts: texts });
	await screen.findByLabelText(deliveryTexts.en.landing);
	expect(screen.queryByRole('button', { name: deliveryTexts.en.usePickup }) !== null).toBe(isOffered);
});
