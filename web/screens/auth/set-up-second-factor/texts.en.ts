/** English texts of the page that sets up two-step verification. */
import { auth } from '../texts.en.ts';

export const texts = {
	auth,
	title: 'Two-step verification',
	due: 'Admins need it. Set up an authenticator app or a passkey to continue.',
	lead: 'Logging in takes your password and something only you have.',
	goOn: 'Continue',
	logout: 'Log out',
};

export type SetUpSecondFactorTexts = typeof texts;
