/** A booking that does not exist leads to the list of the area in which it was opened. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '#tests/parts/render-part.tsx';
import { BookingMissing } from './booking-missing.tsx';
import { booking as ar } from './texts.ar.ts';
import { booking as en } from './texts.en.ts';

it.each([
	['/booking/b-1', 'en', en, en.missing.trips, '/trips'],
	['/booking/b-1', 'ar', ar, ar.missing.trips, '/trips'],
	['/owner/bookings/b-1', 'en', en, 'Bookings', '/owner/bookings'],
	['/owner/bookings/b-1/handover', 'ar', ar, 'الحجوزات', '/owner/bookings'],
] as const)('%s (%s)', (path, language, booking, link, href) => {
	history.replaceState(null, '', path);
	const error = { code: 'BOOKING_NOT_FOUND', status: 404, detail: { error: booking.missing.title } };
	renderPart(<BookingMissing error={error} retry={() => undefined} busy={false} />, {
		language,
		screenTexts: { booking },
		transport: async () => Response.json(null),
	});
	expect(screen.getByRole('heading', { name: booking.missing.title })).toBeTruthy();
	expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(href);
});
