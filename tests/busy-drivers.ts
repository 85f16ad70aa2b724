/** For `npm run screenshots`: a trip with additional drivers. One accepted, one looks at the invitation, and one address has no account. */
import type { Booking } from '#contract/bookings.ts';
import type { OwnerTerms } from '#contract/calendar.ts';
import type { Car } from '#contract/cars.ts';
import { addDays, ammanDate } from '#contract/time.ts';
import type { JourneyServer } from '#tests/journeys/start-server.ts';
import { type Caller, callerOf, pay } from './busy-desk.ts';

type Served = Pick<JourneyServer, 'url' | 'control'>;

const ADMIN = 'admin@mishwar.test';
const UNKNOWN = 'a-very-long-address.of-a-sister-in-law@family-of-the-renter.example';
const CAR = 'honda-cr-v-2021';
const PLACES = 4;
const DAYS_AHEAD = 45;

/** Who takes part in it, and the link of an open invitation. */
export type SharedTrip = { renter: string; named: string; invited: string; bookingId: string; link: string };

export async function shareATrip(server: Served): Promise<SharedTrip> {
	const admin = await callerOf(server, ADMIN);
	const car = await admin.ask<Car>('GET', `/api/cars/${CAR}`);
	const [renterAddress = '', namedAddress = '', invitedAddress = ''] = await renters(server, admin, car.ownerId);
	const [renter, named, owner] = [
		await callerOf(server, renterAddress),
		await callerOf(server, namedAddress),
		await callerOf(server, car.ownerId),
	];
	const path = `/api/owner/cars/${car.id}/terms`;
	const terms = await owner.ask<OwnerTerms>('GET', path);
	const driving = { kind: 'ADDITIONAL_DRIVER', period: 'TRIP', priceJod: '5', maxQuantity: String(PLACES) };
	const { extras } = await owner.ask<OwnerTerms>('PUT', path, { ...terms, instantBook: false, extras: [driving] });
	const startAt = addDays(ammanDate(new Date()), DAYS_AHEAD);
	const booking = await renter.ask<Booking>('POST', '/api/bookings', {
		...{ carId: car.id, startAt, endAt: addDays(startAt, Math.max(3, terms.minDays)) },
		extras: { items: extras.map(({ id }) => ({ id, quantity: PLACES })) },
	});
	await pay(renter, booking.id);
	await owner.ask('PATCH', `/api/owner/bookings/${booking.id}/accept`);
	for (const email of [namedAddress, invitedAddress, UNKNOWN]) await renter.ask('POST', `/api/bookings/${booking.id}/drivers`, { email });
	const letters = await renter.ask<Array<{ to: string; text: string }>>('GET', '/api/dev/outbox');
	const linkTo = (email: string) =>
		/\/trips\/shared#[\w-]+/.exec(letters.find(({ to }) => to === email)?.text ?? '')?.[0] ?? '/trips/shared';
	await named.ask('POST', '/api/drivers/accept', { token: linkTo(namedAddress).split('#')[1] });
	return { renter: renterAddress, named: namedAddress, invited: invitedAddress, bookingId: booking.id, link: linkTo(invitedAddress) };
}

/** E-mail addresses of people whose identity was checked and whose licence does not end: of the demo's accounts, those with two names. */
async function renters(server: Served, admin: Caller, ownerId: string): Promise<string[]> {
	const ending = (await server.control('/renewing')).split(' ');
	const people = await admin.ask<Array<{ id: string; email: string | null }>>('GET', '/api/admin/users?role=RENTER&limit=100');
	return people.flatMap(({ id, email }) => (email && /^\w+\.\w+@/.test(email) && id !== ownerId && !ending.includes(id) ? [email] : []));
}
