/** English texts of the page for a forgotten password. */
import { auth } from '../texts.en.ts';

export const texts = {
	auth,
	title: 'Forgotten password',
	lead: 'We send you a link with which you choose a new one.',
	submit: 'Send the link',
	busy: 'Sending...',
	failed: 'The link was not sent',
	sentTitle: 'Look into your inbox',
	/** A sentence around the address, which is isolated. */
	sent: ['If there is an account with', ', a link is on its way to it. It works for one hour and once.'],
	spam: 'Nothing there after a few minutes? Look among the unwanted mail, or try another address.',
	another: 'Use another e-mail',
	back: 'Back to log in',
};

export type ForgotPasswordTexts = typeof texts;
