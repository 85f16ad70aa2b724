/** English texts of another car in place of a booking. */
export const rebooking = {
	title: 'Other cars for your dates',
	lead: 'Free now at the same times, near the same price.',
	instant: 'Instant book',
	total: 'Total',
	deposit: (amount: string) => `Plus a deposit of ${amount}`,
	delivery: { DELIVERED: 'Brought to the same place', COLLECTED: 'Not brought to you: you pick it up' },
	policy: (name: string) => `Cancellation: ${name}`,
	book: 'Book this car',
	booking: 'Booking...',
	failed: 'This car was not booked',
	rebooked: 'You took another car instead of this one.',
	openNew: 'Open the new booking',
};

export type RebookingTexts = { rebooking: typeof rebooking };
