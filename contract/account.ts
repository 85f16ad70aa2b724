/** The caller's own account: verification of e-mail and phone, password, sessions. */
import * as z from 'zod';
import { endpoint, type RefusalText } from './endpoint.ts';
import { emailCode, newPassword, phone, sixDigits } from './identity.ts';

export const accountRefusals = {
	CODE_INVALID: { status: 400, en: 'Invalid or expired code', ar: 'الرمز غير صحيح أو انتهت صلاحيته' },
	NO_EMAIL: { status: 409, en: 'Add an email first.', ar: 'أضف بريداً إلكترونياً أولاً.' },
	NO_PHONE: { status: 409, en: 'No phone number', ar: 'لا يوجد رقم هاتف' },
	EMAIL_ALREADY_VERIFIED: { status: 409, en: 'This email is already verified.', ar: 'هذا البريد الإلكتروني موثّق من قبل.' },
	PHONE_TAKEN: {
		status: 409,
		en: 'This number belongs to another account. Log in there with a code or use another number.',
		ar: 'هذا الرقم مرتبط بحساب آخر. سجّل الدخول إليه برمز أو استخدم رقماً غيره.',
	},
	TERMS_CHANGED: {
		status: 409,
		en: 'The terms have changed. Please read them again.',
		ar: 'تغيّرت الشروط في هذه الأثناء. اقرأها من جديد.',
	},
	SESSION_NOT_FOUND: { status: 404, en: 'This device is no longer logged in.', ar: 'لم يعد هذا الجهاز مسجّل الدخول.' },
} as const satisfies Record<string, RefusalText>;

/** Validity of codes sent by e-mail and by SMS. */
export const EMAIL_CODE_MINUTES = 10;
export const PHONE_CODE_MINUTES = 5;
/** Attempts for each code, including wrong ones. */
export const MAX_CODE_TRIES = 5;
export const EMAIL_CODE_LENGTH = 6;

const done = z.object({ success: z.literal(true) });
const verified = z.object({ success: z.literal(true), message: z.string() });

export const sendEmailCode = endpoint({
	method: 'POST',
	path: '/api/verification/send-email',
	summary: 'Send a code of six characters to the address that waits to be verified; valid for ten minutes and five attempts.',
	access: 'signed-in',
	response: z.object({ success: z.literal(true), email: z.string() }),
	refusals: ['NO_EMAIL', 'EMAIL_ALREADY_VERIFIED'],
});

export const verifyEmail = endpoint({
	method: 'POST',
	path: '/api/verification/verify-email',
	summary: 'Verify the address with the code from the e-mail.',
	access: 'signed-in',
	body: z.object({ code: emailCode }),
	response: verified,
	refusals: ['CODE_INVALID', 'EMAIL_TAKEN'],
});

export const sendPhoneCode = endpoint({
	method: 'POST',
	path: '/api/otp/send',
	summary: 'Send a code to a phone number that the caller wants to verify. The answer is the same if another account has the number.',
	access: 'signed-in',
	stepUp: 'always',
	body: z.object({ phone }),
	response: done,
});

export const verifyPhone = endpoint({
	method: 'POST',
	path: '/api/otp/verify',
	summary: 'Verify the phone number with the code from the SMS.',
	access: 'signed-in',
	stepUp: 'always',
	body: z.object({ phone, code: sixDigits }),
	response: verified,
	refusals: ['PHONE_CODE_WRONG', 'PHONE_TAKEN'],
});

export const changePassword = endpoint({
	method: 'POST',
	path: '/api/users/me/password',
	summary: 'Change the password, or set the first one. A change needs the current password. Ends all other sessions.',
	access: 'signed-in',
	// Setting the first password needs another proof; a current password in the input is ignored.
	stepUp: 'without-password',
	body: z.object({ currentPassword: z.string().max(200, { error: 'PASSWORD_TOO_LONG' }).optional(), newPassword }),
	response: done,
});

const session = z.object({
	id: z.uuid(),
	/** According to the user agent: "Chrome", "Android". */
	browser: z.string().nullable(),
	system: z.string().nullable(),
	signedInAt: z.string(),
	lastActiveAt: z.string(),
	/** The session of this request. */
	current: z.boolean(),
});
export type Session = z.output<typeof session>;

export const listSessions = endpoint({
	method: 'GET',
	path: '/api/users/me/sessions',
	summary: 'The caller’s sessions: this device first, then by last use.',
	access: 'signed-in',
	response: z.array(session),
});

export const endSession = endpoint({
	method: 'DELETE',
	path: '/api/users/me/sessions/{id}',
	summary: 'End one of the caller’s own sessions.',
	access: 'signed-in',
	params: z.object({ id: z.uuid() }),
	response: done,
	refusals: ['SESSION_NOT_FOUND'],
});

export const endOtherSessions = endpoint({
	method: 'DELETE',
	path: '/api/users/me/sessions',
	summary: 'End all sessions except this one.',
	access: 'signed-in',
	response: z.object({ ended: z.number().int() }),
});

export const agreeToTerms = endpoint({
	method: 'POST',
	path: '/api/users/me/consents',
	summary: 'Agree to the terms and the privacy notice that are in force.',
	access: 'signed-in',
	withoutSecondFactor: true,
	body: z.object({ version: z.string().max(20) }),
	response: z.object({ version: z.string() }),
	refusals: ['TERMS_CHANGED'],
});
