/** English texts of the page for a new password. */
import { auth } from '../texts.en.ts';

export const texts = {
	auth,
	title: 'Choose a new password',
	lead: 'Every device that is still logged in will be logged out.',
	label: 'New password',
	submit: 'Save the password',
	busy: 'Saving...',
	failed: 'The password was not saved',
	doneTitle: 'Your password is changed',
	done: 'You are logged in on this device, and logged out on all others.',
	goOn: 'Continue',
	overTitle: 'This link no longer works',
	over: 'It has expired or was already used. Your old password is as it was.',
	missing: 'A part of the link is missing. Open it from the e-mail once more, or ask for a new one.',
	ask: 'Ask for a new link',
};

export type ResetPasswordTexts = typeof texts;
