/** English texts of the sign-in page. */
import { auth } from '../texts.en.ts';

export const texts = {
	auth,
	title: 'Log in',
	lead: 'To book, to pay and to see your trips.',
	method: 'How to log in',
	byEmail: 'By e-mail',
	byPhone: 'By phone',
	forgot: 'Forgot your password?',
	submit: 'Log in',
	busy: 'Logging in...',
	failed: 'You could not be logged in',
	newHere: 'New here?',
	signUp: 'Create an account',
	phone: {
		label: 'Phone number',
		hint: 'We text you a 6-digit code, valid for 5 minutes.',
		send: 'Send code',
		sending: 'Sending...',
		failed: 'Failed to send code',
	},
	code: {
		/** A sentence around the number, which is isolated. */
		lead: ['If there is an account with', ', a code is on its way to it.'],
		label: '6-digit code',
		hint: 'It is valid for 5 minutes. Only numbers that are verified in an account get one.',
		failed: 'Verification failed',
		wrong: (why: string) => `Verification failed: ${why}`,
		change: 'Change Phone Number',
		resend: 'Resend',
		resendIn: (time: string) => `Resend in ${time}`,
		resending: 'Sending...',
		resent: 'A new code is on its way. The one before it no longer works.',
	},
	demo: {
		title: 'Try it as…',
		lead: 'One click logs you in. Everything here is made up.',
		busy: 'Logging in...',
		failed: 'The demo could not be entered',
		people: {
			renter: { name: 'A renter', about: 'Identity approved, with trips' },
			newcomer: { name: 'A newcomer', about: 'Has handed in nothing yet' },
			pending: { name: 'Under review', about: 'Waits for the identity check' },
			owner: { name: 'An owner', about: 'With cars and requests in Amman' },
			owner2: { name: 'Another owner', about: 'With cars in Aqaba' },
			admin: { name: 'An admin', about: 'Checks identities and cars' },
		},
	},
};

export type SignInTexts = typeof texts;
