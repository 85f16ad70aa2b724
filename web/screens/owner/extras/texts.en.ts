/** English texts of the extras for all cars. */
import { forms } from '#web/i18n/format.ts';

export const texts = {
	title: 'Extras',
	heading: 'Extras for all your cars',
	lead: 'Extras you offer with all your cars, such as four child seats or unlimited kilometres. If a car has its own extra of the same kind, the car’s own applies.',
	error: 'We couldn’t load the extras',
	empty: 'No extras for all your cars yet. Add a child seat, unlimited kilometres or an additional driver.',
	hint: 'Renters can add as many as are available on their dates. Existing bookings keep their extras when you change something here. To stop one for some cars only, use “Change several cars”.',
	stopped: forms({ one: 'Not offered with {count} of your cars.', other: 'Not offered with {count} of your cars.' }),
	chooseCars: 'Choose cars',
	save: 'Save extras',
	saving: 'Saving...',
	saved: 'Extras saved',
	failed: 'We couldn’t save the extras',
};
export type OwnerExtrasTexts = typeof texts;
