/** Personal data in bookings: a renter's trips and trips in an owner's cars. The rows stay, because the ledger refers to them. */
import { carsByIds } from '#server/capabilities/cars/index.ts';
import { usersByIds } from '#server/capabilities/identity/index.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { privatePhotoMasterKey } from '#server/platform/files/private-photos.ts';
import { redactAuditText } from '#server/platform/personal-data/erase-traces.ts';
import type { PersonalDataSource } from '#server/platform/personal-data/personal-data-source.ts';
import { eraseHandoversOf, proposalsOf } from './changes/changes-sql.ts';
import { deleteDeparturesBy, departuresBy } from './departures-sql.ts';
import { anonymizeBookings, bookingsOfUser, eraseOfficeOf, isInRunningBooking } from './personal-data-sql.ts';
import { discardUnusedPhotos } from './place-photo.ts';
import { deletePlacesOf, placesOfBookings } from './places-sql.ts';
import { toSearchText } from './read-history.ts';

export const bookingPersonalData: PersonalDataSource = {
	name: 'bookings',

	export: async ({ db }, userId) => {
		const bookings = await bookingsOfUser(db, userId);
		const places = Map.groupBy(
			await placesOfBookings(
				db,
				bookings.map(({ id }) => id),
			),
			(place) => place.booking_id,
		);
		// The owner took the photos; the export of a renter contains nothing of other people.
		const files = bookings
			.filter(({ owner_id }) => owner_id === userId)
			.flatMap(({ id }) => (places.get(id) ?? []).flatMap(({ photo_id }) => (photo_id ? [{ id, photo_id }] : [])))
			.map(({ id, photo_id }) => ({ name: `${id}/meeting-point.jpg`, key: privatePhotoMasterKey(photo_id) }));
		// The address in a proposal was typed by one of the two; the export of the other has it in the agreed place.
		const proposals = Map.groupBy(await proposalsOf(db, userId), (change) => change.booking_id);
		const data = bookings.map(({ found_by: _, excused_by: __, ...booking }) => ({
			...{ ...booking, places: places.get(booking.id) ?? [] },
			proposedChanges: proposals.get(booking.id) ?? [],
		}));
		return { data, files };
	},

	deletionBlockers: async (tx, userId) => ((await isInRunningBooking(tx, userId)) ? ['RUNNING_BOOKINGS'] : []),

	erase: async (_, tx, userId) => {
		const found = await foundWithout(tx, userId);
		await anonymizeBookings(tx, found);
		await eraseOfficeOf(tx, userId);
		await eraseHandoversOf(
			tx,
			found.map(({ id }) => id),
		);
		const photoIds = await deletePlacesOf(
			tx,
			found.map(({ id }) => id),
		);
		await discardUnusedPhotos(tx, photoIds);
		await redactAuditText(
			tx,
			'booking',
			found.map(({ id }) => id),
			['reason'],
		);
	},
};

/** The handovers to which the person set out, for themself or for an office. */
export const departurePersonalData: PersonalDataSource = {
	name: 'departures',

	export: async ({ db }, userId) => ({ data: await departuresBy(db, userId) }),

	erase: async (_, tx, userId) => deleteDeparturesBy(tx, userId),
};

/** Recomputes the search text after cars were anonymized, so that an owner still finds a booking by its car. */
async function foundWithout(tx: Transaction, userId: string): Promise<Array<{ id: string; words: string }>> {
	const bookings = await bookingsOfUser(tx, userId);
	const [cars, renters] = await Promise.all([
		carsByIds(tx, [...new Set(bookings.map(({ car_id }) => car_id))]),
		usersByIds(tx, [...new Set(bookings.map(({ renter_id }) => renter_id))]),
	]);
	const carOf = new Map(cars.map((car) => [car.id, car]));
	const renterOf = new Map(renters.map((renter) => [renter.id, renter]));
	return bookings.flatMap(({ id, car_id, renter_id }) => {
		const car = carOf.get(car_id);
		const renter = renter_id === userId ? undefined : renterOf.get(renter_id);
		return car ? [{ id, words: toSearchText(id, renter, car) }] : [];
	});
}
