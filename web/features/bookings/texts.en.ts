/** English texts about a booking, shared by the renter's screens. */
import { HOLD_MINUTES } from '#contract/deadlines.ts';
import { forms } from '#web/i18n/format.ts';

export const booking = {
	missing: {
		title: 'Booking not found',
		hint: 'The link may not be complete, or the booking belongs to another account.',
		failed: 'Failed to fetch booking',
		trips: 'See your trips',
	},
	car: 'The car',
	withOwner: (owner: string) => `with ${owner}`,
	period: 'Rental period',
	pickup: 'Pickup',
	return: 'Return',
	duration: 'Duration',
	payment: {
		title: 'Payment summary',
		rental: 'Rental total',
		deposit: 'Refundable deposit',
		charge: 'Total charge',
		carried: 'From your first booking',
		byCard: 'By card',
		depositNote: 'The deposit is refunded within 3-5 business days after return, subject to inspection.',
		fineHold: (amount: string, days: string) =>
			`Up to ${amount} of it stay held until ${days} after the return, for traffic fines of your trip alone.`,
	},
	/** How it ended, in one sentence. */
	ended: {
		PAYMENT_TIMEOUT: `The ${HOLD_MINUTES} minutes to pay passed, and the dates were freed.`,
		DECLINED: 'The owner declined this request.',
		UNANSWERED: 'The owner didn’t reply in time.',
		BY_RENTER: 'You cancelled this booking.',
		BY_OWNER: 'The owner cancelled this booking.',
		BY_ADMIN: 'We cancelled this booking.',
		NO_SHOW_RENTER: 'The car was not picked up.',
		NO_SHOW_OWNER: 'The owner didn’t show up.',
		REFUSED_AT_PICKUP: 'The car was not as agreed at the pickup.',
	},
	refunded: (amount: string) => `${amount} have been refunded`,
	refunding: (amount: string) => `${amount} are on their way back to your card`,
	left: forms({ one: '{count} minute left', other: '{count} minutes left' }),
	lastMinute: 'Less than a minute left',
	handover: { CHECK_IN: 'Handover', CHECK_OUT: 'Return the car' },
	bookAgain: 'Book again',
	message: 'Message the owner',
	pay: 'Pay now',
	search: 'Search cars',
};

export type BookingTexts = typeof booking;
