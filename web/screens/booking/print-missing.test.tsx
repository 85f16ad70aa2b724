/** A paper of a booking that does not exist leads to the list of bookings; trying again would not help. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '#tests/parts/render-part.tsx';
import { PrintMissing } from './print-missing.tsx';

it.each([
	['/booking/b-1/agreement', 'en', 'Booking not found', 'Trips', '/trips'],
	['/owner/bookings/b-1/agreement', 'ar', 'الحجز غير موجود', 'الحجوزات', '/owner/bookings'],
] as const)('%s (%s)', (path, language, title, link, href) => {
	history.replaceState(null, '', path);
	const error = { code: 'BOOKING_NOT_FOUND', status: 404, detail: { error: title } };
	renderPart(<PrintMissing {...{ id: 'b-1', error, busy: false, title: '', hint: '', back: '' }} retry={() => undefined} />, { language });
	expect(screen.getByRole('heading', { name: title })).toBeTruthy();
	expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(href);
	expect(screen.queryByRole('button')).toBeNull();
});
