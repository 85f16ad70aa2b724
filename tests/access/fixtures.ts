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

export async function aHold(actors: Actors) {
	return hold(actors.people.renter, await aCarOfOwner(actors), dates);
}

export async function aRequest(actors: Actors) {
	return paidRequest(actors.world, actors.people.renter, await aCarOfOwner(actors), dates);
}

export async function aTrip(actors: Actors): Promise<Trip> {
	const { owner, renter } = actors.people;
	const car = await aCarOfOwner(actors);
	const { id, startAt, endAt } = await paidRequest(actors.world, renter, car, dates);
	await owner.browser.call(acceptBooking, { params: { id } });
	await actors.world.runJobs();
	return { id, params: { id }, owner, renter, car, startsAt: new Date(startAt), endsAt: new Date(endAt) };
}

export async function aTripNow(actors: Actors): Promise<Trip> {
	const trip = await aTrip(actors);
	actors.world.clock.moveTo(trip.startsAt);
	return trip;
}

const underWay = new WeakMap<Actors, Promise<Trip>>();

/** Shared by read-only callers, because its photos are slow to create. */
export function theTripUnderWay(actors: Actors): Promise<Trip> {
	const made = underWay.get(actors) ?? aTripUnderWay(actors);
	underWay.set(actors, made);
	return made;
}

async function aTripUnderWay(actors: Actors): Promise<Trip> {
	const trip = await aTripNow(actors);
	await checkInByOwner(trip);
	return trip;
}

export async function aTripThatIsOver({ world, people }: Actors): Promise<Trip> {
	return overTrip(world, people.owner, people.renter, dates);
}

/** A trip three hours after the pickup time, without a handover record. */
export async function aMissedTrip(actors: Actors): Promise<Trip> {
	const trip = await aTrip(actors);
	actors.world.clock.moveTo(new Date(trip.startsAt.getTime() + hours(3)));
	return trip;
}

/** Three days after the agreed return of `aTrip`. */
export const LATER_RETURN = '2031-03-26T10:00:00+03:00';

/** The renter asks for a later return. */
export async function aProposedChange(actors: Actors) {
	const { id, params, renter } = await aTrip(actors);
	const { id: changeId } = await renter.browser.call(proposeBookingChange, { params, body: { endAt: LATER_RETURN } });
	return { params: { id, changeId } };
}

/** The owner has agreed, and the difference is not paid. */
export async function anUnpaidChange(actors: Actors) {
	const change = await aProposedChange(actors);
	await actors.people.owner.browser.call(acceptBookingChange, change);
	return change;
}

/** The owner suggests a place far from the agreed one. */
export async function aTripWithProposedPlace(actors: Actors): Promise<Trip> {
	const trip = await aTrip(actors);
	for (const [latitude, longitude] of [
		[31.95, 35.91],
		[31.7226, 35.9932],
	] as const) {
		const body = { textEn: 'At the gate', latitude, longitude };
		await trip.owner.browser.call(putBookingPlace, { params: trip.params, body });
	}
	return trip;
}

/** A photo of the meeting point at which a confirmed booking begins. */
export async function thePlacePhoto(actors: Actors): Promise<{ params: { id: string } }> {
	const { owner, renter } = actors.people;
	const car = await aCarOfOwner(actors);
	const body = { textEn: 'At the gate', photo: await uploadPhoto(owner, await aPicture()) };
	const { meetingPoint } = await owner.browser.call(putMeetingPoint, { params: { id: car.id }, body });
	const { id } = await paidRequest(actors.world, renter, car, dates);
	await owner.browser.call(acceptBooking, { params: { id } });
	return { params: { id: meetingPoint?.photoUrl?.split('/').at(-1) ?? '' } };
}

export async function anAccusedTrip(actors: Actors): Promise<Trip> {
	const trip = await aMissedTrip(actors);
	await trip.owner.browser.call(reportNoShow, { params: trip.params, body: {} });
	return trip;
}

export async function aContestedTrip(actors: Actors): Promise<Trip> {
	const trip = await anAccusedTrip(actors);
	await trip.renter.browser.call(contestNoShow, { params: trip.params, body: { reason: 'I was there.' } });
	return trip;
}

/** The other renter is an additional driver of the renter’s trip. */
export async function aDriverInTrip(actors: Actors): Promise<{ params: { id: string } }> {
	const trip = await aTrip(actors);
	return { params: { id: await insertDriver(actors.world, trip.id, actors.people.otherRenter.id) } };
}
