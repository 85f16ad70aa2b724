/** What the calendar keeps of a person: the calendars elsewhere that an owner brought in, and the addresses of their own. */
import { carIdsOf } from '#server/capabilities/cars/index.ts';
import type { PersonalDataSource } from '#server/platform/personal-data/personal-data-source.ts';
import { deleteCalendarsOf, sourcesOfCars } from './personal-data-sql.ts';

export const calendarPersonalData: PersonalDataSource = {
	name: 'calendars',

	export: async ({ db }, userId) => ({ data: await sourcesOfCars(db, await carIdsOf(db, userId)) }),

	erase: async (_, tx, userId) => deleteCalendarsOf(tx, await carIdsOf(tx, userId)),
};
