/** English texts of the stock of extras. */
import { forms } from '#web/i18n/format.ts';

export const texts = {
	title: 'Extras',
	heading: 'Extras for all your cars',
	lead: 'Extras you share between your cars, such as four child seats. If a car has its own extra of the same kind, the car’s own applies.',
	error: 'We couldn’t load the extras',
	empty: 'No shared extras yet. Add what you move from car to car.',
	hint: 'Renters can add as many as are available on their dates. Existing bookings keep their extras when you change something here. To stop one for some cars only, use Change several cars.',
	extra: 'Extra',
	name: 'Name',
	price: 'Price each (JOD)',
	period: 'Charged',
	periods: { DAY: 'Per day', TRIP: 'Once' },
	quantity: 'Quantity',
	stopped: forms({ one: 'Not offered with {count} of your cars.', other: 'Not offered with {count} of your cars.' }),
	chooseCars: 'Choose cars',
	add: 'Add extra',
	remove: (name: string) => `Remove ${name}`,
	save: 'Save extras',
	saving: 'Saving...',
	saved: 'Extras saved',
	failed: 'We couldn’t save the extras',
};
export type OwnerExtrasTexts = typeof texts;
