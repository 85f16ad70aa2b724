import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Booking } from '#contract/bookings.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import { AnswerButtons } from './answer-buttons.tsx';
import { answer, declining } from './texts.en.ts';

afterEach(() => vi.unstubAllGlobals());

const booking = {
	id: 'a-booking',
	status: 'REQUESTED',
	allowedActions: ['ACCEPT', 'DECLINE'],
	chargeJod: '10.00',
	renter: { firstName: 'Rana', lastName: 'K', displayNameAr: null },
} as unknown as Booking;

it('accepts again under the same Idempotency-Key after the response was lost', async () => {
	const keys: Array<string | null> = [];
	vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
		keys.push(new Headers(init.headers).get('idempotency-key'));
		throw new TypeError('Failed to fetch');
	});
	const { user } = renderPart(<AnswerButtons booking={booking} onOver={() => undefined} />, {
		screenTexts: { request: answer, declining },
	});
	const accept = screen.getByRole('button', { name: answer.accept });
	for (const times of [1, 2]) {
		await user.click(accept);
		await waitFor(() => expect(keys).toHaveLength(times));
		await waitFor(() => expect(accept).toHaveProperty('disabled', false));
	}
	expect(keys[0]).toMatch(/^\d+(-\d+){3}$/);
	expect(keys[1]).toBe(keys[0]);
});
