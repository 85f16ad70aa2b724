/** English texts of the home page. */

export const texts = {
	title: 'Mishwar · Rent a car from its owner, all over Jordan',
	description:
		'Rent a well-kept car straight from its owner in Amman, at Queen Alia Airport, in Aqaba and all over Jordan. Checked identities, secure payment, refundable deposit.',
	hero: {
		/** Two halves that each stay on one line. */
		title: ['All of Jordan,', 'one mishwar away'],
		lead: 'Rent a well-kept car straight from its owner, from Irbid down to Aqaba.',
		where: 'Where',
		anywhere: 'All of Jordan',
		search: 'Search cars',
		form: 'Find a car',
	},
	trips: {
		title: 'Your trips',
		all: 'All trips',
		status: { REQUESTED: 'Waiting for the owner', CONFIRMED: 'Confirmed' },
		pay: 'Pay to hold your dates',
		withOwner: (owner: string) => `with ${owner}`,
	},
	featured: {
		eyebrow: 'Featured cars',
		title: 'Ready for the road',
		all: 'See all cars',
		empty: 'No featured cars yet',
		emptyHint: 'New cars join every week. Have a look at everything there is.',
	},
	places: {
		eyebrow: 'Popular locations',
		title: 'Where do you set off?',
		Amman: 'The city on its hills, and every road out of it.',
		'Queen Alia Airport': 'Step off the plane and drive on.',
		Aqaba: 'Down to the gulf, and Wadi Rum an hour away.',
	},
	steps: {
		eyebrow: 'How it works',
		title: 'Three steps to the keys',
		list: [
			{ title: 'Choose your dates', text: 'You only see cars that are free for all of them, with the price for the whole stay.' },
			{ title: 'Ask and pay', text: 'Your card is charged safely. If the owner cannot do it, you get everything back.' },
			{ title: 'Meet and drive', text: 'Look over the car together, take the keys, and go. The deposit returns after the trip.' },
		],
	},
	trust: {
		title: 'Why people hand over their keys',
		list: [
			{ title: 'Owners we have checked', text: 'Each owner shows an ID and each car its papers before it is listed.' },
			{
				title: 'A deposit that comes back',
				text: 'It is held separately and refunded within 3-5 business days after return, subject to inspection.',
			},
			{ title: 'Paid by card, held safely', text: 'You pay on the bank’s own page. Nobody here ever sees your card.' },
		],
	},
	owners: {
		eyebrow: 'For owners',
		title: 'Your car earns while it stands still',
		text: (fee: string) =>
			`Listing is free. You choose your dates, your price and whom you say yes to, and we deduct ${fee} only when you earn.`,
		action: 'Share your car',
		dashboard: 'Go to your dashboard',
		estimate: 'What would my car earn?',
	},
};

export type HomeTexts = typeof texts;
