/** Personal data in calendars: an owner's external sources and feed addresses. */
import { carIdsOf } from '#server/capabilities/cars/index.ts';
import type { PersonalDataSource } from '#server/platform/personal-data/personal-data-source.ts';
import { deleteCalendarsOf, sourcesOfCars } from './sql.ts';

export const calendarPersonalData: PersonalDataSource = {
	name: 'calendars',

	export: async ({ db }, userId) => ({ data: await sourcesOfCars(db, await carIdsOf(db, userId)) }),

	erase: async (_, tx, userId) => deleteCalendarsOf(tx, await carIdsOf(tx, userId)),
};
