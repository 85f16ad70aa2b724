/** English texts of the second step of logging in. */
import { auth } from '../texts.en.ts';

export const texts = {
	auth,
	title: 'Second step',
	heading: 'One more step',
	lead: 'Your account uses two-step verification.',
	submit: 'Log in',
	busy: 'Logging in...',
	failed: 'We couldn’t log you in',
	passkeyLead: 'Your device will ask for your fingerprint, face or PIN.',
	otherAccount: 'Log in to another account',
	overTitle: 'Please log in again',
	over: 'This step took too long, or it was opened in another browser.',
	again: 'Log in',
};

export type SecondFactorTexts = typeof texts;
