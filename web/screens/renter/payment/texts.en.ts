/** English texts of the payment page. */
import { booking } from '#web/features/bookings/texts.en.ts';

export const texts = {
	booking,
	title: 'Payment summary',
	titleOf: (car: string) => `Payment for ${car}`,
	lead: 'Look it over once more, then pay on the bank’s own page.',
	held: 'Your dates are held for',
	fiveMinutes: 'Five minutes left to pay',
	oneMinute: 'One minute left to pay',
	checking: 'The time is up. Looking whether the dates are still held...',
	failedBefore: 'The last payment did not go through, and nothing was charged. Your dates are still held.',
	proceed: 'Proceed to Secure Payment',
	proceeding: 'Opening the payment page...',
	errorTitle: 'Payment Error',
	failed: 'Failed to initiate payment',
	noAddress: 'No payment URL received',
	methods: 'You can pay by',
	method: { CREDIT: 'Credit card', DEBIT: 'Debit card', MADA: 'MADA', APPLE_PAY: 'Apple Pay' },
	secure: 'Card details are typed on the bank’s page. We never see them.',
	next: {
		title: 'What happens next',
		steps: [
			{ title: 'You pay', text: 'Rental and deposit are charged together.' },
			{ title: 'The owner answers', text: 'Within 24 hours. If the answer is no, all of it goes back to your card.' },
			{ title: 'You meet and drive', text: 'Bring your driver’s licence. The deposit returns after the trip.' },
		],
	},
	paid: {
		title: 'This booking is paid',
		hint: 'There is nothing more to pay.',
		action: 'View Booking',
	},
	expired: {
		title: 'The time to pay is over',
		hint: 'Dates are held for 30 minutes. They are free again, and you can book them once more.',
	},
	cancelled: {
		title: 'This booking is cancelled',
		action: 'View Booking',
	},
};

export type PaymentTexts = typeof texts;
