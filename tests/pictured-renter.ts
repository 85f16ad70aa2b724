/** Further screens of `npm run screenshots` for visitors and renters: what fails, and a trip with additional drivers. */
import type { SharedTrip } from './busy-drivers.ts';
import type { Shot } from './pictured-not-found.ts';

const RENTER = 'renter@mishwar.test';

type Booking = { id: string; startAt: string; endAt: string; car: { slug: string } };

/** `taken`: a booking whose dates another visitor chooses. `shared`: only in the busy demo. */
export function picturedRenter({ taken, shared }: { taken: Booking | undefined; shared: SharedTrip | undefined }): Shot[] {
	const [from, until] = [taken?.startAt, taken?.endAt].map((at) => at?.slice(0, 10));
	const screens: Shot[] = [
		{ name: 'search-failed', path: '/trips', who: RENTER, press: 'a[href="/search"]:visible', fails: '**/api/cars*' },
		{ name: 'trips-failed', path: '/', who: RENTER, press: 'a[href="/trips"]:visible', fails: '**/api/bookings?*' },
		{ name: 'messages-failed', path: '/', who: RENTER, press: 'a[href="/messages"]:visible', fails: '**/api/messages/inbox*' },
		{ name: 'sign-in-empty', path: '/sign-in', press: 'main form button[type=submit]' },
		{
			name: 'sign-in-code',
			path: '/sign-in',
			press: [
				'[role=tab] >> nth=1',
				{ into: 'input[name=phone]', text: '790000003' },
				'main form button[type=submit]',
				{ into: 'input[name=code]', text: '' },
			],
		},
		{ name: 'sign-up-empty', path: '/sign-up', press: 'main form button[type=submit]' },
		{
			name: 'chat-unsent',
			path: `/messages/${taken?.id}`,
			who: RENTER,
			press: [{ into: 'main textarea', text: 'هل يمكن الاستلام قبل ساعة من الموعد؟' }, 'main form button[type=submit]'],
			fails: '**/api/messages',
		},
		{ name: 'car-taken', path: `/car/${taken?.car.slug}?pickup=${from}&return=${until}` },
	];
	if (!shared) return screens;
	const { renter, named, invited, bookingId, link } = shared;
	return [
		...screens,
		{ name: 'booking-drivers', path: `/booking/${bookingId}`, who: renter },
		{ name: 'agreement-drivers', path: `/booking/${bookingId}/agreement`, who: renter },
		{ name: 'trips-shared-named', path: '/trips/shared', who: named },
		{ name: 'trips-shared-leave', path: '/trips/shared', who: named, press: '[data-testid=shared-trip] button' },
		{ name: 'trips-shared-link', path: '/trips', who: named },
		{ name: 'trips-shared-invited', path: link, who: invited },
		{ name: 'trips-shared-refused', path: link, who: 'newcomer@mishwar.test' },
	];
}
