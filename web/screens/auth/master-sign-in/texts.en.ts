/** English texts of the super admins' sign-in. */
import { auth } from '../texts.en.ts';

export const texts = {
	auth,
	title: 'Master admin login',
	lead: 'Super admins only. We’ll text you a code.',
	phone: 'Phone number',
	phoneHint: 'We text a 6-digit code to it, valid for 5 minutes.',
	send: 'Send code',
	sending: 'Sending...',
	sendFailed: 'Failed to send OTP',
	/** A sentence around the number, which is isolated. */
	sent: ['If', ' belongs to a super admin, a code is on its way to it.'],
	code: '6-digit code',
	codeHint: 'You have five attempts before you need a new code.',
	verify: 'Log in',
	verifying: 'Logging in...',
	verifyFailed: 'Invalid verification code',
	change: 'Change Phone Number',
};

export type MasterSignInTexts = typeof texts;
