/** Bookings with additional drivers. */
import { randomBytes, randomUUID } from 'node:crypto';
import { type Booking, requestBooking } from '#contract/bookings.ts';
import { acceptDriverInvitation, inviteDriver } from '#contract/drivers.ts';
import { aCar, aPerson, type CarOptions, type Person, type PersonOptions } from './factories.ts';
import { pay, WEEKEND } from './payments.ts';
import { invitationTo } from './teams.ts';
import type { World } from './world.ts';

/** A car that is offered with additional drivers for 3 JOD a day. */
export async function aCarForSeveral(world: World, owner: Person, options: CarOptions = {}) {
	const car = await aCar(world, owner, options);
	const extraId = randomUUID();
	await world.running.platform.db
		.insertInto('car_extras')
		.values({
			...{ id: extraId, car_id: car.id, kind: 'ADDITIONAL_DRIVER', period: 'DAY', price_fils: 3_000n, max_quantity: 4, position: 0 },
		})
		.execute();
	return { ...car, extraId };
}

/** Paid, with room for this many. */
export async function aTripForSeveral(
	world: World,
	renter: Person,
	car: { id: string; extraId: string },
	{ places = 1, ...dates }: { places?: number; startAt?: string; endAt?: string } = {},
): Promise<Booking> {
	const items = [{ id: car.extraId, quantity: places }];
	const booking = await renter.browser.call(requestBooking, { body: { carId: car.id, ...WEEKEND, ...dates, extras: { items } } });
	await pay(world, renter, booking);
	return booking;
}

/** Invites a driver by e-mail. Returns the body of the calls that use the link. */
export async function invited(world: World, renter: Person, booking: { id: string }, email: string) {
	await renter.browser.call(inviteDriver, { params: { id: booking.id }, body: { email } });
	return { body: { token: await invitationTo(world, email) } };
}

/** A driver who was invited and has accepted. */
export async function aDriver(world: World, renter: Person, booking: { id: string }, options: PersonOptions = {}): Promise<Person> {
	const person = await aPerson(world, { emailVerified: true, ...options });
	await person.browser.call(acceptDriverInvitation, await invited(world, renter, booking, person.email));
	return person;
}

/** Inserts a driver directly, without an invitation. */
export async function insertDriver({ running, clock }: World, bookingId: string, userId: string): Promise<string> {
	const id = randomUUID();
	const now = clock.now();
	await running.platform.db
		.insertInto('booking_drivers')
		.values({
			...{ id, booking_id: bookingId, user_id: userId, accepted_at: now },
			...{ token_hash: randomBytes(32), created_at: now, expires_at: now },
		})
		.execute();
	return id;
}
