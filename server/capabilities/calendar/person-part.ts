/** What the calendar keeps of a person: the calendars elsewhere that an owner brought in, and the addresses of their own. */
import { carIdsOf } from '#server/capabilities/cars/index.ts';
import type { PersonPart } from '#server/platform/people/person-part.ts';
import { deleteCalendarsOf, sourcesOfCars } from './person-sql.ts';

export const calendarPart: PersonPart = {
	name: 'calendars',

	gather: async ({ db }, userId) => ({ data: await sourcesOfCars(db, await carIdsOf(db, userId)) }),

	forget: async (_, tx, userId) => deleteCalendarsOf(tx, await carIdsOf(tx, userId)),
};
