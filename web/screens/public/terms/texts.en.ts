/** English texts of the terms. A change of their meaning requires a new LEGAL_VERSION. */
import { policyNames } from '#web/features/bookings/cancellation/policy-text.ts';
import { cancellation } from '#web/features/bookings/cancellation/texts.en.ts';

export const texts = {
	title: 'Terms',
	description: 'The rules of renting and sharing cars on Mishwar, in plain words.',
	lead: 'The rules of renting and sharing cars on Mishwar, in plain words.',
	draft: 'Draft for a lawyer. This text says how the product works today. A Jordanian lawyer has to read it before it binds anybody.',
	version: (day: string) => `Version of ${day}`,
	contents: 'Contents',
	sections: {
		who: {
			title: 'Who does what',
			text: [
				'Mishwar brings people who own a car together with people who need one. The rental agreement is between the two of them; we check identities and papers, hold the money, and help when something goes wrong.',
				'You have to be of age, hold a valid driver’s licence to rent, and give your own name. One person has one account.',
			],
		},
		identity: {
			title: 'Your identity',
			text: [
				'Before you book or list a car we look at your ID or passport and your driver’s licence. The review takes 1-2 business days. Who uses somebody else’s papers loses the account.',
			],
		},
		owners: {
			title: 'If you share your car',
			text: [
				'The car is yours or you may rent it out, it is insured and registered, and what the listing says of it is true. In Jordan renting out a car may need a permit and a plate of its own: that is yours to know and to keep.',
				'You answer requests within 24 hours. Our platform fee, 12 % unless your booking says otherwise, is deducted from your earnings.',
			],
		},
		renters: {
			title: 'If you rent a car',
			text: [
				'You alone drive it, unless the owner agrees to another driver. You bring it back on time, as full and as clean as you got it, and you pay fines of your days.',
				'Kilometres above the limit, missing fuel and late hours cost what the booking said before you paid.',
			],
		},
		money: {
			title: 'Payment and deposit',
			text: [
				'You pay the rental and the deposit by card when you book. The deposit is held separately and comes back within 3-5 business days after the return, subject to inspection.',
				'An owner may claim damage within 48 hours of the return. You then have 72 hours to accept or contest it; if you say nothing, a person on our team decides.',
			],
		},
		cancelling: {
			title: 'Cancelling',
			text: [
				`Each car has a policy: ${policyNames(cancellation, 'en')}. It is shown before you pay and stays the one of your booking. If the owner cancels, or does not come, everything goes back to you.`,
			],
		},
		conduct: {
			title: 'What we do not accept',
			text: [
				'No racing, no smuggling, no driving under the influence, no renting on to others, no arrangements around the platform once you met here. We may suspend accounts that do.',
			],
		},
		law: {
			title: 'Law',
			text: [
				'The law of the Hashemite Kingdom of Jordan applies, and its courts decide. Where the Arabic and the English text differ, the Arabic one counts.',
			],
		},
	},
};

export type TermsTexts = typeof texts;
