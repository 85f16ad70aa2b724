/** A paper of a booking that does not exist leads to the list of bookings, as the booking's page does; one that is not ready leads to the booking. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '#tests/parts/render-part.tsx';
import { texts as ar } from './agreement/texts.ar.ts';
import { texts as en } from './agreement/texts.en.ts';
import { PrintMissing } from './print-missing.tsx';

const refused = (code: string) => ({ code, status: 404, detail: { error: code } });
const show = (language: 'en' | 'ar', error: unknown) => {
	const screenTexts = { en, ar }[language];
	const { missing: title, missingHint: hint, back } = screenTexts;
	const transport = async () => Response.json([]);
	renderPart(<PrintMissing {...{ id: 'b-1', error, busy: false, title, hint, back }} retry={() => undefined} />, {
		...{ language, screenTexts, transport },
	});
};

it.each([
	['/booking/b-1/agreement', 'en', 'Booking not found', 'See your trips', '/trips'],
	['/owner/bookings/b-1/agreement', 'ar', 'لم نجد هذا الحجز', 'الحجوزات', '/owner/bookings'],
] as const)('%s (%s)', (path, language, title, link, href) => {
	history.replaceState(null, '', path);
	show(language, refused('BOOKING_NOT_FOUND'));
	expect(screen.getByRole('heading', { name: title })).toBeTruthy();
	expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(href);
	expect(screen.queryByRole('button')).toBeNull();
});

it('an agreement before the confirmation', () => {
	history.replaceState(null, '', '/booking/b-1/agreement');
	show('en', refused('PAPER_NOT_READY'));
	expect(screen.getByRole('heading', { name: 'No agreement yet' })).toBeTruthy();
	expect(screen.getByRole('link').getAttribute('href')).toBe('/booking/b-1');
});
