/** English titles of the articles for links from other screens; a test compares them with the articles, which are not loaded there. */
import type { HelpSlug } from '#contract/help.ts';

export const titles = {
	'create-an-account': 'Create an account and log in',
	'verify-your-identity': 'Verify your identity',
	'keep-your-account-safe': 'Keep your account safe',
	messages: 'Messages, phone numbers and contact details',
	reviews: 'Reviews',
	notifications: 'Notifications',
	'your-data': 'Your data',
	'find-a-car': 'Find a car',
	'book-a-car': 'Book a car',
	'price-of-a-rental': 'How the price is made up',
	'delivery-and-meeting-point': 'Delivery and meeting point',
	'pay-for-a-booking': 'Pay for a booking',
	'payment-problems': 'When a payment fails',
	deposit: 'How the deposit works',
	'cancel-a-booking': 'Cancel a booking',
	refunds: 'When refunds arrive',
	'when-the-owner-cancels': 'When the owner declines or cancels',
	'pick-up-the-car': 'Pick up the car',
	'late-or-no-show': 'Running late, or no one is there',
	'during-the-trip': 'On the road',
	'return-the-car': 'Return the car',
	'reply-to-a-claim': 'Reply to a claim',
	'list-your-car': 'List your car',
	'car-verification': 'How we review a car',
	'set-your-prices': 'Set your prices',
	calendar: 'Your car’s calendar',
	'reply-to-requests': 'Reply to booking requests',
	'hand-over-your-car': 'Hand over your car and take it back',
	'make-a-claim': 'Make a claim',
	payouts: 'Payouts and fees',
	goodwill: 'Goodwill from Mishwar',
} satisfies Record<HelpSlug, string>;

export const label = 'Help:';
