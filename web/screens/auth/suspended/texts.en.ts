/** English texts of the suspension page. */
export const texts = {
	title: 'Your account is suspended',
	lead: 'We logged you out. The reason is in the message that we sent to your e-mail address or phone.',
	points: [
		'Confirmed trips go on as agreed.',
		'Requests without an answer are cancelled, and what was paid for them goes back.',
		'What you are owed is paid as usual.',
		'You cannot book, and your cars are not found in search.',
	],
	help: 'If you think this is a mistake, contact our support.',
	home: 'Back to Home',
};

export type SuspendedTexts = typeof texts;
