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
	held: (amount: string, until: string) =>
		`We’re holding your ${amount} until ${until}, so that you can pay for another car with it. Otherwise we’ll refund it to your card.`,
	pay: (amount: string) => `You pay ${amount} more`,
	back: (amount: string) => `We’ll refund ${amount} to your card`,
	even: 'Nothing more to pay',
	giveBack: 'Give the money back now',
	givingBack: 'Sending...',
	givenBack: (amount: string) => `We’re refunding ${amount} to your card`,
	giveBackFailed: 'The money was not sent back',
	booked: 'The car is booked with your money',
	rebooked: 'You took another car instead of this one.',
	openNew: 'Open the new booking',
};

export type RebookingTexts = { rebooking: typeof rebooking };
