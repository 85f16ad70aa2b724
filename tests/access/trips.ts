/** A rental from its request to the recorded return. No job runs meanwhile, so that timers of other rows are unaffected. */
import { acceptBooking } from '#contract/bookings.ts';
import { aCar, type CarOptions, type Person } from '#tests/support/factories.ts';
import { checkInByOwner, checkOutBy, type Trip } from '#tests/support/handovers.ts';
import { paidRequest } from '#tests/support/payments.ts';
import { START, type World } from '#tests/support/world.ts';

/** The clock is at the return. */
export async function overTrip(
	world: World,
	owner: Person,
	renter: Person,
	dates: { startAt: string; endAt: string },
	options: CarOptions = {},
): Promise<Trip> {
	world.clock.moveTo(START);
	const car = await aCar(world, owner, options);
	const { id, startAt, endAt } = await paidRequest(world, renter, car, dates);
	await owner.browser.call(acceptBooking, { params: { id } });
	const trip = { id, params: { id }, owner, renter, car, startsAt: new Date(startAt), endsAt: new Date(endAt) };
	world.clock.moveTo(trip.startsAt);
	await checkInByOwner(trip);
	world.clock.moveTo(trip.endsAt);
	await checkOutBy('owner', trip);
	return trip;
}
