/** English texts of the page for a forgotten password. */
import { auth } from '../texts.en.ts';

export const texts = {
	auth,
	title: 'Reset your password',
	lead: 'We’ll email you a link to choose a new one.',
	submit: 'Send link',
	busy: 'Sending...',
	failed: 'We couldn’t send the link',
	sentTitle: 'Check your inbox',
	/** A sentence around the address, which is isolated. */
	sent: ['If there is an account with', ', we’ve sent it a link. It works once and expires in an hour.'],
	spam: 'Nothing after a few minutes? Check your spam folder or try another email.',
	another: 'Use another email',
	back: 'Back to log in',
};

export type ForgotPasswordTexts = typeof texts;
