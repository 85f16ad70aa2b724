/** English texts of the gateway's return page. */
import { booking } from '#web/features/bookings/texts.en.ts';

export const texts = {
	booking,
	title: 'Payment',
	pending: {
		title: 'Your payment is being processed',
		hint: 'This usually takes a few seconds. You can close this page; your booking will show the result.',
		waitingHint: 'This is taking longer than usual. We’ll keep checking and let you know.',
		again: 'Check again',
		checking: 'Checking...',
		trips: 'See your trips',
	},
	paid: {
		title: 'Payment successful',
		hint: 'We’ve sent your request to the owner. If they decline or don’t reply, you get a full refund.',
		hintUntil: (moment: string) =>
			`We’ve sent your request to the owner, who has until ${moment} to reply. If they decline or don’t reply, you get a full refund.`,
		hintConfirmed: 'Your booking is confirmed.',
		hintCancelled: 'This booking was cancelled, so we’re refunding your card.',
		hintClaim: 'You’ve paid the amount above the deposit. There’s nothing left to do.',
		actionClaim: 'View claim',
		hintChange: 'You’ve paid the difference, and your trip is changed.',
		hintChangeOver: 'The time for this change had passed. Your trip stays as it was, and we’re refunding this payment to your card.',
		action: 'View Booking',
	},
	failed: {
		title: 'Your payment didn’t go through',
		reasons: {
			DECLINED: 'Your bank declined the card. You weren’t charged. Try another card or contact your bank.',
			INSUFFICIENT_FUNDS: 'There isn’t enough money on the card. You weren’t charged.',
			AUTHENTICATION_FAILED: 'Your bank couldn’t confirm it was you. You weren’t charged.',
			CANCELLED: 'You left the payment page without paying. You weren’t charged.',
			EXPIRED: 'The payment page timed out. You weren’t charged.',
			OTHER: 'Your bank didn’t give a reason. If you see a charge, it will be reversed automatically.',
		},
		cancelledTitle: 'You haven’t paid yet',
		held: 'We’re still holding your dates.',
		claim: 'You weren’t charged. You can pay from the booking.',
		change: (until: string) => `You can pay for this change from the booking until ${until}.`,
		changeOver: 'You can no longer pay for this change. Your trip stays as it was.',
		over: 'Your hold has expired, so we released your dates.',
	},
	tryAgain: 'Try another card',
	error: {
		title: 'Payment verification failed',
		gateway: 'Our payment provider isn’t responding. If you’ve paid, don’t pay again: we’ll keep checking and update your booking.',
		notFound: 'We can’t find this payment in your account.',
	},
	missing: {
		title: 'We can’t find this payment',
		hint: 'The link may be incomplete. Your trips show what you’ve paid.',
	},
	amount: 'Amount',
	reference: 'Reference',
	gatewayReference: 'Bank reference',
	refunds: 'Refunds',
	refundStatus: {
		PENDING: 'On its way',
		SENT: 'On its way',
		REFUNDED: 'Refunded',
		FAILED: 'We’re looking into it',
		CHARGED_BACK: 'Returned by your bank',
		CARRIED: 'Carried over to another booking',
	},
};

export type PaymentReturnTexts = typeof texts;
