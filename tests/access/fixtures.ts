/** Rows for calls that change them: bookings in every state, cars, users. */
import { acceptBookingChange, proposeBookingChange } from '#contract/booking-changes.ts';
import { contestNoShow, reportNoShow } from '#contract/booking-life.ts';
import { acceptBooking } from '#contract/bookings.ts';
import { putBookingPlace, putMeetingPoint } from '#contract/places.ts';
import { insertDriver } from '#tests/support/drivers.ts';
import { aCar, aPerson, type CarOptions, type Person } from '#tests/support/factories.ts';
import { aPicture, checkInByOwner, hours, type Trip, uploadPhoto } from '#tests/support/handovers.ts';
import { hold, paidRequest } from '#tests/support/payments.ts';
import type { Actors } from './actors.ts';
import { overTrip } from './trips.ts';

const dates = { startAt: '2031-03-20', endAt: '2031-03-23' };

export const aCarOfOwner = ({ world, people }: Actors, options: CarOptions = {}) => aCar(world, people.owner, options);
export const somebody = ({ world }: Actors): Promise<Person> => aPerson(world);

export async function aHold(cast: Actors) {
	return hold(cast.people.renter, await aCarOfOwner(cast), dates);
}

export async function aRequest(cast: Actors) {
	return paidRequest(cast.world, cast.people.renter, await aCarOfOwner(cast), dates);
}

export async function aTrip(cast: Actors): Promise<Trip> {
	const { owner, renter } = cast.people;
	const car = await aCarOfOwner(cast);
	const { id, startAt, endAt } = await paidRequest(cast.world, renter, car, dates);
	await owner.browser.call(acceptBooking, { params: { id } });
	await cast.world.runJobs();
	return { id, params: { id }, owner, renter, car, startsAt: new Date(startAt), endsAt: new Date(endAt) };
}

export async function aTripNow(cast: Actors): Promise<Trip> {
	const trip = await aTrip(cast);
	cast.world.clock.moveTo(trip.startsAt);
	return trip;
}

const underWay = new WeakMap<Actors, Promise<Trip>>();

/** Shared by read-only callers, because its photos are slow to create. */
export function theTripUnderWay(cast: Actors): Promise<Trip> {
	const made = underWay.get(cast) ?? aTripUnderWay(cast);
	underWay.set(cast, made);
	return made;
}

async function aTripUnderWay(cast: Actors): Promise<Trip> {
	const trip = await aTripNow(cast);
	await checkInByOwner(trip);
	return trip;
}

export async function aTripThatIsOver({ world, people }: Actors): Promise<Trip> {
	return overTrip(world, people.owner, people.renter, dates);
}

/** Three hours after the pickup time, without a record. */
export async function aMissedTrip(cast: Actors): Promise<Trip> {
	const trip = await aTrip(cast);
	cast.world.clock.moveTo(new Date(trip.startsAt.getTime() + hours(3)));
	return trip;
}

/** After the return of `aTrip`. */
export const LATER_RETURN = '2031-03-26T10:00:00+03:00';

/** The renter asks for a later return. */
export async function aProposedChange(cast: Actors) {
	const { id, params, renter } = await aTrip(cast);
	const { id: changeId } = await renter.browser.call(proposeBookingChange, { params, body: { endAt: LATER_RETURN } });
	return { params: { id, changeId } };
}

/** The owner has agreed, and the difference is not paid. */
export async function anUnpaidChange(cast: Actors) {
	const change = await aProposedChange(cast);
	await cast.people.owner.browser.call(acceptBookingChange, change);
	return change;
}

/** The owner suggests a place far from the agreed one. */
export async function aTripWithProposedPlace(cast: Actors): Promise<Trip> {
	const trip = await aTrip(cast);
	for (const [latitude, longitude] of [
		[31.95, 35.91],
		[31.7226, 35.9932],
	] as const) {
		const body = { textEn: 'At the gate', latitude, longitude };
		await trip.owner.browser.call(putBookingPlace, { params: trip.params, body });
	}
	return trip;
}

/** Of the meeting point that a confirmed booking begins at. */
export async function thePlacePhoto(cast: Actors): Promise<{ params: { id: string } }> {
	const { owner, renter } = cast.people;
	const car = await aCarOfOwner(cast);
	const body = { textEn: 'At the gate', photo: await uploadPhoto(owner, await aPicture()) };
	const { meetingPoint } = await owner.browser.call(putMeetingPoint, { params: { id: car.id }, body });
	const { id } = await paidRequest(cast.world, renter, car, dates);
	await owner.browser.call(acceptBooking, { params: { id } });
	return { params: { id: meetingPoint?.photoUrl?.split('/').at(-1) ?? '' } };
}

export async function anAccusedTrip(cast: Actors): Promise<Trip> {
	const trip = await aMissedTrip(cast);
	await trip.owner.browser.call(reportNoShow, { params: trip.params, body: {} });
	return trip;
}

export async function aContestedTrip(cast: Actors): Promise<Trip> {
	const trip = await anAccusedTrip(cast);
	await trip.renter.browser.call(contestNoShow, { params: trip.params, body: { reason: 'I was there.' } });
	return trip;
}

/** The other renter drives in the renter’s trip. */
export async function aDriverInTrip(cast: Actors): Promise<{ params: { id: string } }> {
	const trip = await aTrip(cast);
	return { params: { id: await insertDriver(cast.world, trip.id, cast.people.otherRenter.id) } };
}
