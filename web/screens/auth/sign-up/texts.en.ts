/** English texts of the sign-up page. */
import { auth } from '../texts.en.ts';

export const texts = {
	auth,
	title: 'Create an account',
	lead: 'One account for renting cars and for sharing your own.',
	firstName: 'First name',
	lastName: 'Last name',
	/** A sentence around its two links, which open in a new tab so that typed text is preserved. */
	consent: ['By creating an account you agree to the', 'terms', 'and the', 'privacy notice', '.'],
	submit: 'Create an account',
	busy: 'Creating...',
	failed: 'The account was not created',
	taken: 'There is already an account with this e-mail.',
	takenLogin: 'Log in with it',
	takenForgot: 'I forgot the password',
	known: 'You have an account already?',
	login: 'Log in',
};

export type SignUpTexts = typeof texts;
