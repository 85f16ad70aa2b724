/** English texts of the gateway's return page. */
import { booking } from '#web/features/bookings/texts.en.ts';

export const texts = {
	booking,
	title: 'Payment',
	pending: {
		title: 'Your payment is being processed',
		hint: 'This usually takes a few seconds. You may leave this page open or close it: your booking will show how it went.',
		waitingHint: 'It takes longer than usual. We keep asking the bank, and tell you as soon as we know.',
		again: 'Check again',
		checking: 'Checking...',
		trips: 'See your trips',
	},
	paid: {
		title: 'Payment successful',
		hint: 'Your request is with the owner now, who has 24 hours to answer. If the answer is no, all of it goes back to your card.',
		hintConfirmed: 'Your booking is confirmed.',
		hintCancelled: 'The booking itself was cancelled, so the money goes back to your card.',
		hintClaim: 'What you owed beyond the deposit is paid. Nothing is left to do.',
		actionClaim: 'See the claim',
		hintChange: 'The difference is paid, and your trip has its new return time.',
		hintChangeOver: 'The time for this change was over. Your trip stays as it was, and this payment goes back to your card.',
		action: 'View Booking',
	},
	failed: {
		title: 'The payment did not go through',
		reasons: {
			DECLINED: 'Your bank declined the card. You were not charged. Another card may work, or a call to your bank.',
			INSUFFICIENT_FUNDS: 'There is not enough money on the card. You were not charged.',
			AUTHENTICATION_FAILED: 'Your bank could not confirm that it is you. You were not charged.',
			CANCELLED: 'You left the payment page without paying. You were not charged.',
			EXPIRED: 'The payment page was open for too long. You were not charged.',
			OTHER: 'The bank gave no reason. If it shows a charge all the same, it comes back by itself.',
		},
		cancelledTitle: 'The payment was cancelled',
		held: 'Your dates are still held for you.',
		claim: 'Nothing was taken. You can pay again from the booking.',
		over: 'The time to pay is over, and the dates are free again.',
	},
	tryAgain: 'Try another card',
	error: {
		title: 'Payment verification failed',
		gateway: 'The bank does not answer at the moment. If you have paid, nothing is lost: we keep asking, and your booking will show it.',
		notFound: 'There is no such payment in this account.',
	},
	missing: {
		title: 'There is no payment to look up',
		hint: 'The link is not complete. Your trips show which bookings are paid.',
	},
	amount: 'Amount',
	reference: 'Reference',
	gatewayReference: 'Bank reference',
	refunds: 'Refunds',
	refundStatus: {
		PENDING: 'On its way',
		SENT: 'On its way',
		REFUNDED: 'Refunded',
		FAILED: 'We are looking into it',
		CHARGED_BACK: 'Returned by your bank',
		CARRIED: 'Carried over to another booking',
	},
};

export type PaymentReturnTexts = typeof texts;
