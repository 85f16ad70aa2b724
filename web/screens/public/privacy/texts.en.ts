/** English texts of the privacy notice. A change of their meaning requires a new LEGAL_VERSION. */

export const texts = {
	title: 'Privacy',
	description: 'What Mishwar keeps about you, why, how long, who sees it, and what you can ask for.',
	lead: 'What we keep about you, why, how long, who sees it, and what you can ask for.',
	draft:
		'Draft for a lawyer. This text says what the product does today. A Jordanian lawyer has to read it, with Law No. 24 of 2023 on the protection of personal data in hand, before it is relied on.',
	version: (day: string) => `Version of ${day}`,
	contents: 'Contents',
	sections: {
		what: {
			title: 'What we keep',
			text: [
				'Your name, e-mail, phone, language and picture. Your password, in a form that nobody can read. Where you are logged in.',
				'Your ID or passport and your driver’s licence, with your date of birth, nationality and what the licence says, and what we decided about them.',
				'Your cars with photos and papers; your bookings, payments, handovers, messages and notifications. Card numbers never reach us: they are typed on the payment gateway’s page.',
			],
		},
		why: {
			title: 'Why',
			text: [
				'To make the rentals that you ask for, to keep both sides safe, and to keep books as the law wants it. We do not sell your data, and there is no advertising here.',
			],
		},
		papers: {
			title: 'Your identity documents',
			text: [
				'They are private. You can open them, and our reviewers can, by links that live one minute and work for one person. Each look by our team is written down, with the reason, and you see it on your profile.',
				'Documents that were not accepted are removed after 90 days, with what they say; what you never sent in after 30 days. Owners never learn your date of birth: a car that asks for an age only learns that you may book it. When you delete your account, all of them are removed at once.',
			],
		},
		others: {
			title: 'Who else sees something',
			text: [
				'Other people see your first and last name and your picture. The other side of a booking sees your phone and e-mail once it is confirmed, not before.',
				'Your conversations are private to the two of you. When one of you reports a problem or makes a claim, our team may read the conversation of that booking to decide, until 30 days after the decision. Each time, we write down who read which conversation, and when. No other conversation can be opened.',
				'The payment gateway gets what a payment needs. E-mails and SMS go through the services that deliver them.',
			],
		},
		howLong: {
			title: 'How long',
			text: [
				'As long as you have an account. Sent e-mails and SMS go after 30 days, codes after a day, files that you uploaded and did not use after a day.',
				'Bookings, payments and handover records stay after you leave, without your name, because the other side and the books need them.',
			],
		},
		rights: {
			title: 'Actions',
			text: [
				'On your profile you can correct your details, choose what you are told, download everything as one file, and delete your account.',
				'You can’t delete your account while a booking, payment or deposit is open; we’ll tell you which.',
			],
		},
		cookies: {
			title: 'Cookies',
			text: [
				'One keeps you logged in; one recognizes this device, so that attempts of others on your account do not slow you down; three remember your language, your light or dark screen and the sidebar. There are no others, and nobody follows you from here.',
			],
		},
	},
};

export type PrivacyTexts = typeof texts;
