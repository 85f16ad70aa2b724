/** English texts of the super admins' sign-in. */
import { auth } from '../texts.en.ts';

export const texts = {
	auth,
	title: 'Master admin login',
	lead: 'For super admins alone, by a code to their phone.',
	phone: 'Phone number',
	phoneHint: 'We text a 6-digit code to it, valid for 5 minutes.',
	send: 'Send code',
	sending: 'Sending...',
	sendFailed: 'Failed to send OTP',
	/** A sentence around the number, which is isolated. */
	sent: ['If', ' belongs to a super admin, a code is on its way to it.'],
	code: '6-digit code',
	codeHint: 'Five tries, then a new one is needed.',
	verify: 'Log in',
	verifying: 'Logging in...',
	verifyFailed: 'Invalid verification code',
	change: 'Change Phone Number',
};

export type MasterSignInTexts = typeof texts;
