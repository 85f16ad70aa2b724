/** English titles of the articles that other screens link to; a test compares them with the articles, which are not loaded there. */
export const titles = {
	'pay-for-a-booking': 'Pay for a booking',
	'payment-problems': 'When a payment fails',
	deposit: 'How the deposit works',
	'cancel-a-booking': 'Cancel a booking',
	refunds: 'When refunds arrive',
	'pick-up-the-car': 'Pick up the car',
	'hand-over-your-car': 'Hand over your car and take it back',
	'reply-to-a-claim': 'Reply to a claim',
	'make-a-claim': 'Make a claim',
	payouts: 'Payouts and fees',
	'verify-your-identity': 'Verify your identity',
	'list-your-car': 'List your car',
	goodwill: 'Goodwill from Mishwar',
};

export const label = 'Help:';
