/** English texts of the sign-in page. */
import { auth } from '../texts.en.ts';

export const texts = {
	auth,
	title: 'Log in',
	lead: 'Book cars and manage your trips.',
	method: 'How to log in',
	byEmail: 'By email',
	byPhone: 'By phone',
	forgot: 'Forgot your password?',
	submit: 'Log in',
	busy: 'Logging in...',
	failed: 'We couldn’t log you in',
	newHere: 'New here?',
	signUp: 'Create an account',
	phone: {
		label: 'Phone number',
		hint: 'We’ll text you a 6-digit code, valid for 5 minutes.',
		send: 'Send code',
		sending: 'Sending...',
		failed: 'Failed to send code',
	},
	code: {
		/** A sentence around the number, which is isolated. */
		lead: ['If there is an account with', ', we’ve sent it a code.'],
		label: '6-digit code',
		hint: 'Valid for 5 minutes. We only text numbers verified on an account.',
		failed: 'Verification failed',
		wrong: (why: string) => `Verification failed: ${why}`,
		change: 'Change Phone Number',
		resend: 'Resend',
		resendIn: (time: string) => `Resend in ${time}`,
		resending: 'Sending...',
		resent: 'We’ve sent a new code. The old one no longer works.',
	},
	demo: {
		title: 'Try it as...',
		lead: 'One click logs you in. All data is fictional.',
		busy: 'Logging in...',
		failed: 'We couldn’t open the demo',
		people: {
			renter: { name: 'A renter', about: 'Identity approved, with trips' },
			newcomer: { name: 'A newcomer', about: 'Hasn’t uploaded documents yet' },
			pending: { name: 'Under review', about: 'Waiting for the identity check' },
			owner: { name: 'An owner', about: 'With cars and requests in Amman' },
			owner2: { name: 'Another owner', about: 'With cars in Aqaba' },
			admin: { name: 'An admin', about: 'Reviews identities and cars' },
		},
	},
};

export type SignInTexts = typeof texts;
