/** English texts of the confirmation. */
import { booking } from '#web/features/bookings/texts.en.ts';
import { placed } from '#web/features/bookings/where-and-when/texts.en.ts';

export const texts = {
	booking,
	...placed,
	title: 'Booking',
	titleOf: (car: string) => `Your booking of ${car}`,
	number: 'Booking',
	standing: {
		UNPAID: { title: 'Not paid yet', text: 'Your dates are held for 30 minutes. They are yours once you have paid.' },
		EXPIRED: { title: 'Booking expired', text: 'It was not paid in time, and the dates are free again.' },
		WAITING: { title: 'Request sent', text: 'It is paid and waits for the owner. If the answer is no, all of it goes back to your card.' },
		CONFIRMED: { title: 'Booking confirmed', text: 'The car is yours for these dates. Have a good road.' },
		COMPLETED: { title: 'Trip completed', text: 'Thank you for bringing the car back.' },
		DECLINED: { title: 'Request declined', text: '' },
		UNANSWERED: { title: 'Request expired', text: '' },
		CANCELLED: { title: 'Booking cancelled', text: '' },
	},
	respondBy: (moment: string) => `The owner answers by ${moment}.`,
	owner: {
		title: 'The owner',
		titleRenter: 'The renter',
		memberSince: (year: string) => `Member since ${year}`,
		hidden: 'Phone and e-mail appear here as soon as the owner has confirmed.',
		hiddenOver: 'Phone and e-mail are shown for confirmed bookings alone.',
		none: 'The owner has given neither phone nor e-mail.',
		message: 'Message',
		call: 'Phone',
		write: 'E-mail',
	},
	next: {
		title: 'Next steps',
		waiting: {
			title: 'Wait for the answer',
			text: 'We tell you here and in your notifications. You need not do anything.',
		},
		contact: { title: 'Agree where to meet', text: 'Call or write to the owner a day before the pickup.' },
		pickup: { title: 'Pick up the car', text: 'Bring your ID and driver’s licence. Look over the car together and take photos.' },
		return: { title: 'Bring it back', text: 'On time, with the fuel that it had.' },
		deposit: { title: 'The deposit returns', text: 'Within 3-5 business days after return, subject to inspection.' },
	},
	actions: {
		receipt: 'Download Receipt',
		trips: 'View My Trips',
	},
};

export type ConfirmationTexts = typeof texts;
