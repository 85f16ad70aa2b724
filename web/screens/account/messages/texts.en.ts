/** English texts of the inbox. */

export const texts = {
	title: 'Messages',
	lead: 'One conversation for each booking.',
	list: 'Your bookings',
	unknown: 'Unknown',
	owner: 'Owner',
	renter: 'Renter',
	number: (id: string) => `#${id}`,
	empty: 'No messages yet',
	emptyHint: 'Once you book a car, you and its owner find each other here.',
	browse: 'Browse cars',
	error: 'Your messages could not be loaded',
	more: 'Load more',
};

export type MessagesTexts = typeof texts;
