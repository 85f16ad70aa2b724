/** English texts of the page that sets up two-step verification. */
import { auth } from '../texts.en.ts';

export const texts = {
	auth,
	title: 'Two-step verification',
	due: 'Administrators need it. Set up an authenticator app or a passkey, and you can go on.',
	lead: 'Besides your password, logging in asks for something that only you have.',
	goOn: 'Continue',
	logout: 'Log out',
};

export type SetUpSecondFactorTexts = typeof texts;
