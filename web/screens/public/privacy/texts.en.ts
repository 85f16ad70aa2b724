/** English texts of the privacy notice. A change of their meaning requires a new LEGAL_VERSION. */

export const texts = {
	title: 'Privacy',
	description: 'What Mishwar stores about you, why, for how long, who sees it, and what you can do about it.',
	lead: 'What we store about you, why, for how long, who sees it, and what you can do about it.',
	draft:
		'Draft pending legal review. This text describes what Mishwar does today. A Jordanian lawyer has to review it against Law No. 24 of 2023 on the protection of personal data before anyone relies on it.',
	version: (day: string) => `Version of ${day}`,
	contents: 'Contents',
	sections: {
		what: {
			title: 'What we store',
			text: [
				'Your name, email, phone, language and picture. Your password, in a form that no one can read. Where you’re logged in.',
				'Your ID or passport and your driver’s licence, with your date of birth, your nationality and what the licence says, and what we decided about them.',
				'Your cars with photos and documents; your bookings, payments, handovers, messages and notifications. Card numbers never reach us: you enter them on our payment provider’s page.',
			],
		},
		why: {
			title: 'Why',
			text: [
				'To provide the rentals you ask for, to keep both sides safe, and to keep the records the law requires. We don’t sell your data, and there’s no advertising here.',
			],
		},
		papers: {
			title: 'Your identity documents',
			text: [
				'They’re private. Only you and our reviewers can open them, through links that expire after one minute and work for one person only. We record every view by our team, with the reason, and show it in your profile.',
				'We delete documents we couldn’t accept after 90 days, with what they say, and documents you never submitted after 30 days. Owners never see your date of birth: for a car with a minimum age, they only learn that you can book it. When you delete your account, we delete all of them immediately.',
			],
		},
		others: {
			title: 'Who else sees something',
			text: [
				'Other people see your first and last name and your picture. The other person in a booking only sees your phone and email once it’s confirmed.',
				'Your conversations are private to the two of you. When one of you reports a problem or makes a claim, our team may read the conversation of that booking to decide, until 30 days after the decision. Each time, we record who read which conversation, and when. They can’t open any other conversation.',
				'Our payment provider gets what it needs for a payment. Emails and texts go through the services that deliver them.',
			],
		},
		howLong: {
			title: 'For how long',
			text: [
				'As long as you have an account. We delete sent emails and texts after 30 days, and codes and files you uploaded but didn’t use after a day.',
				'Bookings, payments and handover records stay after you leave, without your name, because the other person and our accounting need them.',
			],
		},
		rights: {
			title: 'What you can do',
			text: [
				'In your profile you can correct your details, choose your notifications, download everything as one file, and delete your account.',
				'You can’t delete your account while a booking, payment or deposit is open; we’ll tell you which.',
			],
		},
		cookies: {
			title: 'Cookies',
			text: [
				'One keeps you logged in; one recognises this device, so other people’s attempts to log in to your account don’t slow you down; three remember your language, your light or dark theme and the sidebar. One lasts a few seconds after you change something, so you see the change at once. There are no others, and we don’t track you.',
			],
		},
	},
};

export type PrivacyTexts = typeof texts;
