/** English texts about a booking, shared by the renter's screens. */
import { HOLD_MINUTES } from '#contract/deadlines.ts';
import { forms } from '#web/i18n/format.ts';

export const booking = {
	missing: {
		title: 'Booking not found',
		hint: 'The link may be incomplete, or the booking may belong to another account.',
		failed: 'Failed to fetch booking',
		trips: 'See your trips',
	},
	car: 'The car',
	withOwner: (owner: string) => `with ${owner}`,
	period: 'Rental period',
	pickup: 'Pickup',
	return: 'Return',
	duration: 'Duration',
	longer: (day: string, time: string) => `Need it longer? Available until ${day}, ${time}`,
	payment: {
		title: 'Payment summary',
		rental: 'Rental total',
		deposit: 'Refundable deposit',
		charge: 'Total charge',
		carried: 'From your first booking',
		byCard: 'By card',
		depositNote: 'The deposit is refunded within 3-5 business days after return, subject to inspection.',
		fineHold: (amount: string, days: string) =>
			`We hold up to ${amount} of it until ${days} after the return, only for traffic fines from your trip.`,
	},
	/** One sentence for each way in which a booking can end. */
	ended: {
		PAYMENT_TIMEOUT: `You didn’t pay within ${HOLD_MINUTES} minutes, so we released the dates.`,
		DECLINED: 'The owner declined this request.',
		UNANSWERED: 'The owner didn’t reply in time.',
		BY_RENTER: 'You cancelled this booking.',
		BY_OWNER: 'The owner cancelled this booking.',
		BY_ADMIN: 'We cancelled this booking.',
		NO_SHOW_RENTER: 'The car wasn’t picked up.',
		NO_SHOW_OWNER: 'The owner didn’t show up.',
		REFUSED_AT_PICKUP: 'The car wasn’t as agreed at pickup.',
	},
	refunded: (amount: string) => `We’ve refunded ${amount}`,
	refunding: (amount: string) => `We’re refunding ${amount} to your card`,
	left: forms({ one: '{count} minute left', other: '{count} minutes left' }),
	lastMinute: 'Less than a minute left',
	handover: { CHECK_IN: 'Record handover', CHECK_OUT: 'Record return' },
	bookAgain: 'Book again',
	message: 'Message the owner',
	pay: 'Pay now',
	search: 'Search cars',
};

export type BookingTexts = typeof booking;
