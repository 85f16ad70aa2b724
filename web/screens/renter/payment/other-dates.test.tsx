import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { Booking } from '#contract/bookings.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import { OtherDates } from './other-dates.tsx';
import { texts as ar } from './texts.ar.ts';
import { texts as en } from './texts.en.ts';

const booking = {
	id: '7f0f1d0a-0000-4000-8000-000000000001',
	carId: '7f0f1d0a-0000-4000-8000-000000000002',
	car: { slug: 'kia-picanto-2020' },
	startAt: '2099-12-05T10:00:00+03:00',
	endAt: '2099-12-08T10:00:00+03:00',
} as Booking;

const sent = vi.fn();
beforeEach(() => {
	sent.mockReset();
	vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
		sent(path, JSON.parse(body));
		return new Response('{}');
	});
});
afterEach(() => vi.unstubAllGlobals());

function shown(language: 'en' | 'ar') {
	const { hook, history } = memoryLocation({ path: '/payment', record: true });
	const { user } = renderPart(
		<Router hook={hook}>
			<OtherDates booking={booking} />
		</Router>,
		{ language, screenTexts: { en, ar }[language] },
	);
	return { user, history };
}

it.each([
	['en', 'CHANGE', '/car/kia-picanto-2020?pickup=2099-12-05&return=2099-12-08'],
	['ar', 'CHANGE', '/car/kia-picanto-2020?pickup=2099-12-05&return=2099-12-08'],
	['en', 'RELEASE', '/car/kia-picanto-2020'],
	['ar', 'RELEASE', '/car/kia-picanto-2020'],
] as const)('releases the unpaid dates after a confirmation, and opens the car (%s, %s)', async (language, way, address) => {
	const { release: t } = { en, ar }[language];
	const { user, history } = shown(language);
	await user.click(screen.getByRole('button', { name: t[way].open }));
	await screen.findByRole('dialog', { name: t[way].title });
	expect(sent).not.toHaveBeenCalled();
	await user.click(screen.getAllByRole('button', { name: t[way].confirm }).at(-1) as HTMLElement);
	await vi.waitFor(() => expect(history.at(-1)).toBe(address));
	expect(sent).toHaveBeenCalledExactlyOnceWith(`/api/bookings/${booking.id}/cancel`, { refundJod: '0.00' });
});
