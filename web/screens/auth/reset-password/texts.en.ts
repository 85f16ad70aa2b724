/** English texts of the page for a new password. */
import { auth } from '../texts.en.ts';

export const texts = {
	auth,
	title: 'Choose a new password',
	lead: 'We’ll log you out on all other devices.',
	label: 'New password',
	submit: 'Save password',
	busy: 'Saving...',
	failed: 'We couldn’t save your password',
	doneTitle: 'You’ve changed your password',
	done: 'You’re logged in here and logged out everywhere else.',
	goOn: 'Continue',
	overTitle: 'This link no longer works',
	over: 'It has expired or has already been used. Your password hasn’t changed.',
	missing: 'Part of the link is missing. Open it again from the email or request a new one.',
	ask: 'Request a new link',
};

export type ResetPasswordTexts = typeof texts;
