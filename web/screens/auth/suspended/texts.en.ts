/** English texts of the suspension page. */
export const texts = {
	title: 'Your account is suspended',
	lead: 'You can’t log in or use it at the moment.',
	reason: 'Reason',
	reasonSent: 'The reason is in the message we sent to your email or phone.',
	points: [
		'Confirmed trips go ahead.',
		'We cancel unanswered requests and refund them.',
		'We still pay you everything you’ve earned.',
		'You can’t book, and your cars don’t appear in search.',
	],
	help: 'If you think this is a mistake, contact our support.',
	home: 'Back to Home',
};

export type SuspendedTexts = typeof texts;
