/** Personal data in calendars: an owner's external sources, feed addresses, and changes of several cars. */
import { carIdsOf } from '#server/capabilities/cars/index.ts';
import type { PersonalDataSource } from '#server/platform/personal-data/personal-data-source.ts';
import { bulkChangesOf, deleteAllBulkChanges } from './bulk/sql.ts';
import { deleteCalendarsOf, sourcesOfCars } from './sql.ts';

export const calendarPersonalData: PersonalDataSource = {
	name: 'calendars',

	export: async ({ db }, userId) => ({
		data: { sources: await sourcesOfCars(db, await carIdsOf(db, userId)), bulkChanges: await bulkChangesOf(db, userId, 1000) },
	}),

	erase: async (_, tx, userId) => {
		await deleteCalendarsOf(tx, await carIdsOf(tx, userId));
		await deleteAllBulkChanges(tx, userId);
	},
};
