/** English texts of the suspension page. */
export const texts = {
	title: 'Your account is suspended',
	lead: 'We logged you out. The reason is in the message that we sent to your e-mail address or phone.',
	points: [
		'Confirmed trips go ahead.',
		'Unanswered requests are cancelled and refunded.',
		'What you are owed is paid as usual.',
		'You cannot book, and your cars are not found in search.',
	],
	help: 'If you think this is a mistake, contact our support.',
	home: 'Back to Home',
};

export type SuspendedTexts = typeof texts;
