/** English texts of the payment page. */
import { ANSWER_HOURS, HOLD_MINUTES } from '#contract/deadlines.ts';
import { whatToBring } from '#contract/milestones.ts';
import { booking } from '#web/features/bookings/texts.en.ts';
import { cancellation } from '#web/features/cancellation/texts.en.ts';

export const texts = {
	booking,
	cancellation,
	title: 'Payment summary',
	titleOf: (car: string) => `Payment for ${car}`,
	lead: 'Check the details, then pay on our payment provider’s secure page.',
	held: 'We’re holding your dates for',
	fiveMinutes: 'Five minutes left to pay',
	oneMinute: 'One minute left to pay',
	checking: 'Time’s up. Checking whether your dates are still available...',
	failedBefore: 'Your last payment didn’t go through and you weren’t charged. We’re still holding your dates.',
	proceed: 'Proceed to Secure Payment',
	proceeding: 'Opening the payment page...',
	errorTitle: 'Payment Error',
	failed: 'Failed to initiate payment',
	noAddress: 'No payment URL received',
	methods: 'Pay with',
	method: { CREDIT: 'Credit card', DEBIT: 'Debit card', MADA: 'MADA', APPLE_PAY: 'Apple Pay' },
	secure: 'You enter your card details on the provider’s page. We never see them.',
	agreed: {
		title: 'What you agree to',
		freeUntil: (moment: string) => `Free cancellation until ${moment}`,
		notFree: 'Free cancellation only right after confirmation',
		kilometres: 'Kilometres',
		kilometresOf: (km: string) => `${km} km included`,
		noLimit: 'Unlimited kilometres',
		perDay: (km: string) => `${km} km a day.`,
		extraKm: (amount: string) => `Each extra kilometre is ${amount}.`,
		fuel: 'Fuel',
		battery: 'Battery',
		asReceived: 'Return it as full as you received it',
		fuelEighth: (amount: string) => `Each missing ⅛ tank is ${amount}.`,
		batteryEighth: (amount: string) => `Each missing ⅛ of the charge is ${amount}.`,
	},
	release: {
		CHANGE: {
			open: 'Change dates',
			title: 'Choose other dates?',
			text: 'We’ll release these dates and bring you back to the car, where you can choose others. You haven’t paid, so we won’t charge you.',
			confirm: 'Choose other dates',
		},
		RELEASE: {
			open: 'Release dates',
			title: 'Release these dates?',
			text: 'Other renters can book them right away. You haven’t paid, so we won’t charge you.',
			confirm: 'Release dates',
		},
		back: 'Keep my dates',
		busy: 'Releasing...',
		done: 'We’ve released your dates',
		failed: 'We couldn’t release your dates',
	},
	next: {
		title: 'What happens next',
		pay: { title: 'You pay', text: 'We charge the rental and the deposit together.' },
		reply: {
			title: 'The owner replies',
			text: `Within ${ANSWER_HOURS} hours. If they decline or don’t reply, you get a full refund.`,
			before: (pickup: string) => `Before pickup (${pickup}). If they decline or don’t reply, you get a full refund.`,
		},
		instant: { title: 'Your booking is confirmed', text: 'As soon as you’ve paid: this car has instant booking.' },
		drive: { title: 'You meet and drive', text: `${whatToBring.en} You get your deposit back after the trip.` },
	},
	paid: {
		title: 'This booking is paid',
		hint: 'You’re all set. There’s nothing left to pay.',
		action: 'View Booking',
	},
	expired: {
		title: 'Your hold has expired',
		hint: `We hold dates for ${HOLD_MINUTES} minutes. Check whether they’re still available and book them again.`,
	},
	cancelled: {
		title: 'This booking is cancelled',
		action: 'View Booking',
	},
};

export type PaymentTexts = typeof texts;
