/** English texts of the sign-up page. */
import { auth } from '../texts.en.ts';

export const texts = {
	auth,
	title: 'Create an account',
	lead: 'One account to rent cars and list your own.',
	firstName: 'First name',
	lastName: 'Last name',
	/** A sentence around its two links, which open in a new tab so that typed text is preserved. */
	consent: ['By creating an account you agree to the', 'terms', 'and the', 'privacy notice', '.'],
	submit: 'Create an account',
	busy: 'Creating...',
	failed: 'We couldn’t create your account',
	confirm: {
		title: 'Confirm your email',
		/** A sentence around the address, which is isolated. */
		sent: ['We’ve sent an email to', '. Enter the 6-character code from it to create your account.'],
		label: 'Code from the email',
		hint: 'Valid for 10 minutes. If you already have an account, the email says so instead.',
		submit: 'Create an account',
		busy: 'Creating...',
		failed: 'We couldn’t create your account',
		change: 'Change my details',
		resend: 'Resend',
		resendIn: (time: string) => `Resend in ${time}`,
		sending: 'Sending...',
		resent: 'We’ve sent a new code. The old one no longer works.',
		resendFailed: 'We couldn’t send the code',
	},
	known: 'Already have an account?',
	login: 'Log in',
};

export type SignUpTexts = typeof texts;
