/** English texts of the confirmation. */
import { HOLD_MINUTES } from '#contract/deadlines.ts';
import { whatToBring } from '#contract/milestones.ts';
import { booking } from '#web/features/bookings/texts.en.ts';
import { placed } from '#web/features/bookings/where-and-when/texts.en.ts';

export const texts = {
	booking,
	...placed,
	title: 'Booking',
	titleOf: (car: string) => `Your booking of ${car}`,
	number: 'Booking',
	stages: {
		UNPAID: { title: 'Not paid yet', text: `We’re holding your dates for ${HOLD_MINUTES} minutes. Pay to send your request.` },
		EXPIRED: { title: 'Booking expired', text: 'We didn’t get your payment in time, so we released your dates.' },
		WAITING: { title: 'Request sent', text: 'You’ve paid and the owner has your request. If they decline, you get a full refund.' },
		CONFIRMED: { title: 'Booking confirmed', text: 'The car is yours for these dates. Have a great trip!' },
		COMPLETED: { title: 'Trip completed', text: 'Thanks for renting with Mishwar.' },
		DECLINED: { title: 'Request declined', text: '' },
		UNANSWERED: { title: 'Request expired', text: '' },
		CANCELLED: { title: 'Booking cancelled', text: '' },
	},
	unpaidInstant: `We’re holding your dates for ${HOLD_MINUTES} minutes. Your booking is confirmed as soon as you’ve paid.`,
	respondBy: (moment: string) => `The owner has until ${moment} to reply.`,
	owner: {
		title: 'The owner',
		titleRenter: 'The renter',
		memberSince: (year: string) => `Member since ${year}`,
		hidden: 'You’ll see the owner’s phone and email here once they confirm.',
		hiddenOver: 'Contact details are only shown for confirmed bookings.',
		none: 'The owner hasn’t added a phone number or email.',
		message: 'Message',
		call: 'Phone',
		write: 'Email',
	},
	next: {
		title: 'Next steps',
		waiting: {
			title: 'Wait for the owner’s reply',
			text: 'We’ll notify you. There’s nothing you need to do.',
		},
		contact: { title: 'Arrange where to meet', text: 'Call or message the owner the day before pickup.' },
		pickup: { title: 'Pick up the car', text: `${whatToBring.en} Check the car together and take photos.` },
		return: { title: 'Return the car', text: 'On time, with the same fuel level as at pickup.' },
		deposit: { title: 'Get your deposit back', text: 'Within 3-5 business days after return, subject to inspection.' },
	},
	actions: {
		receipt: 'Download Receipt',
		trips: 'View My Trips',
	},
};

export type ConfirmationTexts = typeof texts;
