/** What a renter claims back after the return, without a browser. */
import { acceptBooking, requestBooking } from '#contract/bookings.ts';
import type { RenterClaim, RenterClaimKind } from '#contract/renter-claim-shapes.ts';
import { contestRenterClaim, openRenterClaim } from '#contract/renter-claims.ts';
import { aCar, aPerson, type Person } from './factories.ts';
import { aPicture, checkInByOwner, checkOutBy, type Trip, uploadPhoto } from './handovers.ts';
import { pay } from './payments.ts';
import { offerDelivery } from './places.ts';
import type { World } from './world.ts';

type Line = { kind?: RenterClaimKind; amountJod?: string };

export async function aRenterClaimBody(renter: Person, lines: readonly Line[] = [{}], photos = 1) {
	return {
		lines: lines.map((line) => ({ kind: 'FUEL_REFUND' as const, amountJod: '20', ...line })),
		reason: 'The tank was empty at the pickup, and I filled it.',
		photos: await Promise.all(Array.from({ length: photos }, async () => uploadPhoto(renter, await aPicture()))),
	};
}

type Claimed = Pick<Trip, 'params' | 'owner' | 'renter'>;

export async function aRenterClaim({ params, renter }: Claimed, lines: readonly Line[] = [{}]): Promise<RenterClaim> {
	return renter.browser.call(openRenterClaim, { params, body: await aRenterClaimBody(renter, lines) });
}

/** The owner contests it, and an admin has to decide. */
export async function aContestedRenterClaim(world: World, trip: Claimed, lines: readonly Line[] = [{}]): Promise<RenterClaim> {
	const { id } = await aRenterClaim(trip, lines);
	world.expectLog(/ALERT CLAIM_CONTESTED/);
	return trip.owner.browser.call(contestRenterClaim, { params: { id }, body: { reason: 'The tank was full, see the photos.' } });
}

/** Three days at 35.50 with a delivery to Aqaba for 25, handed over and returned at the end. */
export async function aDeliveredReturn(world: World): Promise<Trip> {
	const [owner, renter] = [await aPerson(world), await aPerson(world)];
	const car = await aCar(world, owner);
	await offerDelivery(owner, car.id);
	const delivery = { zone: 'Aqaba' as const, address: 'Saraya, villa 12', latitude: 29.53, longitude: 35.0 };
	const body = { carId: car.id, startAt: '2031-03-10', endAt: '2031-03-13', extras: { delivery } };
	const { id, startAt, endAt } = await renter.browser.call(requestBooking, { body });
	await pay(world, renter, { id });
	await owner.browser.call(acceptBooking, { params: { id } });
	await world.runJobs();
	const trip: Trip = { id, params: { id }, owner, renter, car, startsAt: new Date(startAt), endsAt: new Date(endAt) };
	world.clock.moveTo(trip.startsAt);
	await checkInByOwner(trip);
	world.clock.moveTo(trip.endsAt);
	await checkOutBy('owner', trip);
	await world.runJobs();
	return trip;
}
