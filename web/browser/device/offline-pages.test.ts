import { expect, it } from 'vitest';
import { OFFLINE_PAGES } from './offline-pages.ts';

it.each([
	...['/trips', '/booking/b', '/booking/b/agreement', '/booking/b/receipt', '/booking/b/confirmation'],
	...['/messages', '/messages/b', '/owner/messages', '/owner/messages/b', '/messages/support/t', '/owner/messages/support/t'],
	// Where either side begins a report or a handover.
	...['/owner/bookings/b', '/booking/b/handover', '/owner/bookings/b/handover', '/owner/bookings/b/agreement'],
])('%s is a page that can be opened without a connection', (path) => {
	expect(OFFLINE_PAGES.test(path)).toBe(true);
});

it.each(['/', '/search', '/booking/b/payment', '/owner/bookings', '/owner/bookings/b/claim', '/owner/earnings', '/profile'])(
	'%s is not',
	(path) => {
		expect(OFFLINE_PAGES.test(path)).toBe(false);
	},
);
