/** English texts of the super admins' login. */
import { auth } from '../texts.en.ts';

export const texts = {
	auth,
	title: 'Master admin login',
	lead: 'Super admins only.',
	phone: 'Phone number',
	phoneHint: 'We’ll text you a 6-digit code, valid for 5 minutes.',
	send: 'Send code',
	sending: 'Sending...',
	sendFailed: 'Failed to send OTP',
	/** A sentence around the number, which is isolated. */
	sent: ['If', ' belongs to a super admin, we’ve sent it a code.'],
	code: '6-digit code',
	codeHint: 'You have five attempts before you need a new code.',
	verify: 'Log in',
	verifying: 'Logging in...',
	verifyFailed: 'Invalid verification code',
	change: 'Change Phone Number',
};

export type MasterSignInTexts = typeof texts;
