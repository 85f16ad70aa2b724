/** English texts of another car in place of a booking. */
export const rebooking = {
	title: 'Other cars for your dates',
	lead: 'Available at the same times, for a similar price.',
	instant: 'Instant booking',
	total: 'Total',
	deposit: (amount: string) => `Plus a deposit of ${amount}`,
	fineHold: (amount: string, days: string) =>
		`We hold up to ${amount} of it until ${days} after the return, only for traffic fines from your trip.`,
	delivery: { DELIVERED: 'Delivered to the same place', COLLECTED: 'No delivery: you pick it up' },
	policy: (name: string) => `Cancellation: ${name}`,
	book: 'Book this car',
	booking: 'Booking...',
	failed: 'We couldn’t book this car',
	held: (amount: string, until: string) =>
		`We’re holding your ${amount} until ${until} so you can use it for another car. Otherwise we’ll refund it to your card.`,
	pay: (amount: string) => `You pay ${amount} more`,
	back: (amount: string) => `We’ll refund ${amount} to your card`,
	even: 'Nothing more to pay',
	giveBack: 'Refund me now',
	givingBack: 'Sending...',
	givenBack: (amount: string) => `We’re refunding ${amount} to your card`,
	giveBackFailed: 'We couldn’t send the refund',
	booked: 'You’ve booked the car with your money',
	rebooked: 'You took another car instead of this one.',
	openNew: 'Open the new booking',
};

export type RebookingTexts = { rebooking: typeof rebooking };
