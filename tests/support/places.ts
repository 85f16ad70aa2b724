/** Places on the map, meeting points, and trips that are delivered to the airport. */
import { acceptBooking, type Booking, requestBooking } from '#contract/bookings.ts';
import { getTerms, putTerms } from '#contract/calendar.ts';
import { putMeetingPoint } from '#contract/places.ts';
import { aCar, aPerson, type CarOptions, type Person, type PersonOptions } from './factories.ts';
import { paidRequest, pay, WEEKEND } from './payments.ts';
import type { World } from './world.ts';

export const ABDOUN = { latitude: 31.945, longitude: 35.886 };
export const SWEIFIEH = { latitude: 31.955, longitude: 35.863 };
export const AIRPORT_PIN = { latitude: 31.7226, longitude: 35.9932 };

/** Texts that occur nowhere else, so that a test finds them wherever they leak. */
export const gate = {
	...{ textEn: 'Gate 4 of Taj Mall', textAr: 'بوابة 4 من تاج مول' },
	...{ directionsEn: 'The key box hangs behind the blue door', directionsAr: 'صندوق المفتاح خلف الباب الأزرق' },
	...ABDOUN,
};

export type PlacedTrip = { id: string; params: { id: string }; owner: Person; renter: Person; car: { id: string; slug: string } };

/** A paid request for a car in Abdoun with a meeting point. */
export async function aRequestWithPlace(world: World, car: CarOptions = {}): Promise<PlacedTrip> {
	const [owner, renter] = [await aPerson(world, { phone: nextPhone() }), await aPerson(world, { phone: nextPhone() })];
	const made = await aCar(world, owner, { city: 'Amman', ...car });
	await owner.browser.call(putMeetingPoint, { params: { id: made.id }, body: gate });
	const { id } = await paidRequest(world, renter, made, WEEKEND);
	return { id, params: { id }, owner, renter, car: made };
}

export async function aTripWithPlace(world: World, car: CarOptions = {}): Promise<PlacedTrip> {
	const trip = await aRequestWithPlace(world, car);
	await trip.owner.browser.call(acceptBooking, { params: trip.params });
	await world.runJobs();
	return trip;
}

/** Flight RJ 112 lands at 21:40; the trip begins at the airport at 22:30. */
export const FLIGHT = { zone: 'Queen Alia Airport', flightNumber: 'RJ 112', landsAt: '2031-03-10T21:40:00+03:00' } as const;
export const AFTER_FLIGHT = { startAt: '2031-03-10T22:30:00+03:00', endAt: '2031-03-13T22:30:00+03:00' };

/** A confirmed trip with a car that is delivered to the airport. */
export async function aTripFromAirport(world: World, people: PersonOptions = {}): Promise<PlacedTrip> {
	const options = () => ({ phone: nextPhone(), emailVerified: true, ...people });
	const [owner, renter] = [await aPerson(world, options()), await aPerson(world, options())];
	const car = await aCar(world, owner);
	await offerDelivery(owner, car.id);
	const body = { carId: car.id, ...AFTER_FLIGHT, extras: { delivery: FLIGHT } };
	const booking: Booking = await renter.browser.call(requestBooking, { body });
	await pay(world, renter, booking);
	await owner.browser.call(acceptBooking, { params: { id: booking.id } });
	await world.runJobs();
	return { id: booking.id, params: { id: booking.id }, owner, renter, car };
}

export async function offerDelivery(owner: Person, carId: string): Promise<void> {
	const params = { id: carId };
	const { dailyRateJod, ...terms } = await owner.browser.call(getTerms, { params });
	const deliveryZones = [
		{ zone: 'Queen Alia Airport' as const, feeJod: '15' },
		{ zone: 'Aqaba' as const, feeJod: '25' },
	];
	await owner.browser.call(putTerms, { params, body: { ...terms, dailyRateJod: dailyRateJod ?? '35.50', deliveryZones } });
}

let phones = 0;
function nextPhone(): string {
	phones += 1;
	return `+9627911${String(phones).padStart(5, '0')}`;
}
