/** English texts of the terms. A change of their meaning requires a new LEGAL_VERSION. */

export const texts = {
	title: 'Terms',
	description: 'The rules for renting and listing cars on Mishwar, in plain words.',
	lead: 'The rules for renting and listing cars on Mishwar, in plain words.',
	draft:
		'Draft pending legal review. This text describes how Mishwar works today. A Jordanian lawyer has to review it before it’s binding.',
	version: (day: string) => `Version of ${day}`,
	contents: 'Contents',
	sections: {
		who: {
			title: 'Who does what',
			text: [
				'Mishwar brings people who own a car together with people who need one. The rental agreement is between the two of them; we verify identities, review cars and their documents, hold the money, and help when something goes wrong.',
				'You have to be of legal age, use your own name and, to rent, hold a valid driver’s licence. Each person has one account.',
			],
		},
		identity: {
			title: 'Your identity',
			text: [
				'Before you book or list a car, we check your ID or passport and your driver’s licence. The review takes 1-2 business days. Using someone else’s documents means losing your account.',
			],
		},
		owners: {
			title: 'If you list your car',
			text: [
				'You own the car or may rent it out, it’s insured and registered, and what the listing says about it is true. In Jordan, renting out a car may need a permit and a special plate: it’s your responsibility to know and follow the rules.',
				'You reply to requests within 24 hours. We deduct our platform fee from your earnings: 12%, unless your booking says otherwise.',
			],
		},
		renters: {
			title: 'If you rent a car',
			text: [
				'Only you drive the car, unless the owner agrees to another driver. You return it on time, with the same fuel level and as clean as at pickup, and you pay any fines from your rental.',
				'Kilometres above the limit, missing fuel and late hours cost what the booking showed before you paid.',
			],
		},
		money: {
			title: 'Payment and deposit',
			text: [
				'You pay the rental and the deposit by card when you book. We hold the deposit separately and refund it within 3-5 business days after return, subject to inspection.',
				'An owner can make a claim within 48 hours of the return. You then have 72 hours to accept or contest it; if you don’t respond, someone on our team decides.',
			],
		},
		cancelling: {
			title: 'Cancelling',
			text: [
				'Each car has a cancellation policy. You see it before you pay, and it doesn’t change for your booking. If the owner cancels or doesn’t show up, you get a full refund.',
			],
		},
		conduct: {
			title: 'What we don’t accept',
			text: [
				'No racing, no smuggling, no driving under the influence, no renting the car on to others, and no deals outside the platform with people you met here. We may suspend accounts that break these rules.',
			],
		},
		law: {
			title: 'Law',
			text: [
				'The laws of the Hashemite Kingdom of Jordan apply and its courts have jurisdiction. If the Arabic and the English text differ, the Arabic text applies.',
			],
		},
	},
};

export type TermsTexts = typeof texts;
