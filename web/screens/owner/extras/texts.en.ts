/** English texts of the stock of extras. */
export const texts = {
	title: 'Extras',
	heading: 'Extras for all your cars',
	lead: 'What you have a stock of, such as four child seats for all your cars. A car’s own extra of the same kind takes the place of the stock’s.',
	error: 'The extras could not be loaded',
	empty: 'No extras for all your cars yet. Add what you carry from car to car.',
	hint: 'Renters can add as many as are free on their dates. Bookings keep what they have, also when you change something here.',
	extra: 'Extra',
	name: 'Its name',
	price: 'Price of one (JOD)',
	period: 'Charged',
	periods: { DAY: 'For each day', TRIP: 'Once' },
	quantity: 'How many you have',
	add: 'Add an extra',
	remove: (name: string) => `Remove ${name}`,
	save: 'Save extras',
	saving: 'Saving...',
	saved: 'The extras are saved',
	failed: 'We couldn’t save the extras',
};
export type OwnerExtrasTexts = typeof texts;
