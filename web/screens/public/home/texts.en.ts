/** English texts of the home page. */

export const texts = {
	title: 'Mishwar · Rent cars from local owners across Jordan',
	description:
		'Rent directly from owners in Amman, at Queen Alia Airport, in Aqaba and across Jordan. Verified owners, secure payment, refundable deposit.',
	hero: {
		/** Two halves that each stay on one line. */
		title: ['All of Jordan,', 'one mishwar away'],
		lead: 'Rent directly from local owners, from Irbid to Aqaba.',
		where: 'Where',
		anywhere: 'Anywhere in Jordan',
		search: 'Search cars',
		form: 'Find a car',
	},
	trips: {
		title: 'Your trips',
		all: 'All trips',
		status: { REQUESTED: 'Waiting for the owner’s reply', CONFIRMED: 'Confirmed' },
		pay: { request: 'Pay now to send your request', instant: 'Pay now to confirm your booking' },
		withOwner: (owner: string) => `with ${owner}`,
	},
	featured: {
		eyebrow: 'Featured cars',
		title: 'Ready for the road',
		all: 'See all cars',
		empty: 'No featured cars yet',
		emptyHint: 'New cars are added every week. Browse all cars in the meantime.',
	},
	places: {
		eyebrow: 'Popular locations',
		title: 'Where are you starting from?',
		Amman: 'Seven hills, and every road trip starts here.',
		'Queen Alia Airport': 'Land, pick up the keys and drive off.',
		Aqaba: 'Red Sea beaches, with Wadi Rum an hour away.',
	},
	steps: {
		eyebrow: 'How it works',
		title: 'Three steps to the keys',
		list: [
			{ title: 'Choose your dates', text: 'See only cars available for your whole trip, with the total price.' },
			{ title: 'Request and pay', text: 'Pay securely by card. If the owner declines, you get a full refund.' },
			{ title: 'Meet and drive', text: 'Check the car together, take the keys and go. You get your deposit back after the trip.' },
		],
	},
	trust: {
		title: 'Rent with confidence',
		list: [
			{ title: 'Verified owners and cars', text: 'We check every owner’s ID and review every car before it appears in search.' },
			{
				title: 'A deposit you get back',
				text: 'We hold it separately and refund it within 3-5 business days after return, subject to inspection.',
			},
			{ title: 'Secure card payment', text: 'You pay on our payment provider’s page. We never see your card details.' },
		],
	},
	owners: {
		eyebrow: 'For owners',
		title: 'Earn money while your car is parked',
		text: (fee: string) => `Listing is free. You set the dates and the price and choose who drives. We take ${fee} only when you earn.`,
		action: 'List your car',
		dashboard: 'Go to your dashboard',
		estimate: 'What would my car earn?',
	},
};

export type HomeTexts = typeof texts;
