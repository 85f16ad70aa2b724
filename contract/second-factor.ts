/** Second factors (authenticator app, passkeys, recovery codes), sign-in with them, and reauthentication. */
import * as z from 'zod';
import { foldDigits } from './digits.ts';
import { endpoint, type RefusalText } from './endpoint.ts';
import { sixDigits, user } from './identity.ts';

export const secondFactorRefusals = {
	SECOND_FACTOR_NEEDED: {
		status: 401,
		en: 'This account uses two-step verification. Continue with your code or passkey.',
		ar: 'يستخدم هذا الحساب التحقق بخطوتين. تابع بالرمز أو بمفتاح المرور.',
	},
	SECOND_FACTOR_SET_UP_NEEDED: {
		status: 403,
		en: 'Admins need two-step verification. Set it up first.',
		ar: 'التحقق بخطوتين إلزامي للمشرفين. فعّله أولاً.',
	},
	SECOND_FACTOR_STAYS: {
		status: 409,
		en: 'Admins need two-step verification. Add another way before you remove the last one.',
		ar: 'التحقق بخطوتين إلزامي للمشرفين. أضف وسيلة أخرى قبل إزالة الأخيرة.',
	},
	NO_SECOND_FACTOR: {
		status: 409,
		en: 'Set up an authenticator app or a passkey first.',
		ar: 'فعّل تطبيق مصادقة أو مفتاح مرور أولاً.',
	},
	SIGN_IN_STEP_EXPIRED: {
		status: 409,
		en: 'This took too long. Please log in again.',
		ar: 'مرّ وقت طويل. سجّل الدخول من جديد.',
	},
	STEP_UP_NEEDED: {
		status: 403,
		en: 'Confirm it’s you, then try again.',
		ar: 'أكّد أولاً أنك صاحب الحساب ثم حاول مجدداً.',
	},
	TOTP_ALREADY_ON: { status: 409, en: 'An authenticator app is already set up.', ar: 'تطبيق المصادقة مفعّل من قبل.' },
	PASSKEY_INVALID: {
		status: 400,
		en: 'We couldn’t verify this passkey. Please try again.',
		ar: 'تعذّر التحقق من مفتاح المرور. حاول مجدداً.',
	},
	PASSKEY_NOT_FOUND: { status: 404, en: 'We couldn’t find this passkey.', ar: 'لم نجد مفتاح المرور هذا.' },
	TOO_MANY_PASSKEYS: {
		status: 409,
		en: 'You have ten passkeys. Remove one that you no longer use.',
		ar: 'لديك عشرة مفاتيح مرور. أزل واحداً لم تعد تستخدمه.',
	},
} as const satisfies Record<string, RefusalText>;

/** How long the most sensitive calls are open after a sign-in or a reauthentication. */
export const STEP_UP_MINUTES = 10;
export const RECOVERY_CODE_COUNT = 10;
/** Written as two groups of five. */
export const RECOVERY_CODE_LENGTH = 10;

const done = z.object({ success: z.literal(true) });
const recoveryCode = z
	.string()
	.max(40, { error: 'TEXT_TOO_LONG' })
	.transform((typed) => foldDigits(typed).replace(/[\s-]/g, '').toUpperCase())
	.pipe(z.string().regex(/^[A-Z0-9]{10}$/, { error: 'RECOVERY_CODE_SHAPE' }));

const passkeyId = z.string().min(1).max(1400);
const bytesText = z.string().max(20_000);

/** The authenticator's response when a passkey is registered. */
const newPasskeyResponse = z.object({
	id: passkeyId,
	rawId: passkeyId,
	type: z.literal('public-key'),
	response: z.object({
		clientDataJSON: bytesText,
		attestationObject: bytesText,
		transports: z.array(z.string().max(20)).max(10).optional(),
	}),
});

/** The authenticator's response when a passkey is used. */
const passkeyResponse = z.object({
	id: passkeyId,
	rawId: passkeyId,
	type: z.literal('public-key'),
	response: z.object({
		clientDataJSON: bytesText,
		authenticatorData: bytesText,
		signature: bytesText,
		userHandle: bytesText.optional(),
	}),
});
export type NewPasskeyResponse = z.output<typeof newPasskeyResponse>;
export type PasskeyResponse = z.output<typeof passkeyResponse>;

const passkey = z.object({ id: z.uuid(), name: z.string(), createdAt: z.string(), lastUsedAt: z.string().nullable() });
export type Passkey = z.output<typeof passkey>;

const newCodes = z.object({
	/** Displayed once; null if the account had codes already. */
	recoveryCodes: z.array(z.string()).nullable(),
});

const factors = z.object({
	/** The authenticator app; null without one. */
	totp: z.object({ since: z.string() }).nullable(),
	passkeys: z.array(passkey),
	recoveryCodesLeft: z.int(),
	/** Administrators must have one. */
	required: z.boolean(),
});
export type SecondFactors = z.output<typeof factors>;

export const getSecondFactors = endpoint({
	method: 'GET',
	path: '/api/users/me/second-factors',
	summary: 'The second factors of the account.',
	access: 'signed-in',
	withoutSecondFactor: true,
	response: factors,
});

export const beginTotp = endpoint({
	method: 'POST',
	path: '/api/users/me/second-factors/totp',
	summary: 'Begin to set up an authenticator app: a secret, also as a QR code. It becomes active once a code confirms it.',
	access: 'signed-in',
	stepUp: 'always',
	withoutSecondFactor: true,
	response: z.object({
		/** Base32, for typing. */
		secret: z.string(),
		/** The `otpauth:` address. */
		address: z.string(),
		/** The address as a QR code, an SVG document. */
		qrCode: z.string(),
	}),
	refusals: ['TOTP_ALREADY_ON'],
});

export const confirmTotp = endpoint({
	method: 'POST',
	path: '/api/users/me/second-factors/totp/confirm',
	summary: 'Confirm the authenticator app with its first code. For the first factor of an account the answer contains recovery codes.',
	access: 'signed-in',
	withoutSecondFactor: true,
	body: z.object({ code: sixDigits }),
	response: newCodes,
	refusals: ['CODE_INVALID', 'TOTP_ALREADY_ON'],
});

export const removeTotp = endpoint({
	method: 'DELETE',
	path: '/api/users/me/second-factors/totp',
	summary: 'Remove the authenticator app.',
	access: 'signed-in',
	stepUp: 'always',
	response: done,
	refusals: ['NO_SECOND_FACTOR', 'SECOND_FACTOR_STAYS'],
});

export const renewRecoveryCodes = endpoint({
	method: 'POST',
	path: '/api/users/me/second-factors/recovery-codes',
	summary: 'Create ten new recovery codes; the previous ones stop working.',
	access: 'signed-in',
	stepUp: 'always',
	response: z.object({ recoveryCodes: z.array(z.string()) }),
	refusals: ['NO_SECOND_FACTOR'],
});

export const beginPasskey = endpoint({
	method: 'POST',
	path: '/api/users/me/passkeys/options',
	summary: 'Begin to add a passkey: the options for the browser (WebAuthn, PublicKeyCredentialCreationOptionsJSON).',
	access: 'signed-in',
	stepUp: 'always',
	withoutSecondFactor: true,
	response: z.looseObject({ challenge: z.string() }),
	refusals: ['TOO_MANY_PASSKEYS'],
});

export const addPasskey = endpoint({
	method: 'POST',
	path: '/api/users/me/passkeys',
	summary: 'Add the passkey that the browser created. For the first factor of an account the answer contains recovery codes.',
	access: 'signed-in',
	withoutSecondFactor: true,
	body: z.object({ passkey: newPasskeyResponse }),
	response: newCodes,
	refusals: ['PASSKEY_INVALID', 'TOO_MANY_PASSKEYS'],
});

export const removePasskey = endpoint({
	method: 'DELETE',
	path: '/api/users/me/passkeys/{id}',
	summary: 'Remove one of the caller’s own passkeys.',
	access: 'signed-in',
	stepUp: 'always',
	params: z.object({ id: z.uuid() }),
	response: done,
	refusals: ['PASSKEY_NOT_FOUND', 'SECOND_FACTOR_STAYS'],
});

export const passkeyOptions = endpoint({
	method: 'POST',
	path: '/api/auth/passkey/options',
	summary: 'Options for using a passkey (WebAuthn, PublicKeyCredentialRequestOptionsJSON): to sign in, or to reauthenticate.',
	access: 'anyone',
	response: z.looseObject({ challenge: z.string() }),
});

export const signInWithPasskey = endpoint({
	method: 'POST',
	path: '/api/auth/passkey',
	summary: 'Sign in with a passkey alone: the device and unlocking it are two factors.',
	access: 'anyone',
	body: z.object({ passkey: passkeyResponse }),
	response: z.object({ user }),
	refusals: ['PASSKEY_INVALID', 'ACCOUNT_SUSPENDED'],
});

export const pendingSignIn = endpoint({
	method: 'GET',
	path: '/api/auth/second-factor',
	summary: 'The sign-in of this browser that waits for its second factor, and which ones the account has.',
	access: 'anyone',
	response: z.object({ totp: z.boolean(), passkey: z.boolean(), recoveryCodesLeft: z.int() }),
	refusals: ['SIGN_IN_STEP_EXPIRED'],
});

export const finishSignIn = endpoint({
	method: 'POST',
	path: '/api/auth/second-factor',
	summary: 'Finish the sign-in with a code of the authenticator app or a recovery code.',
	access: 'anyone',
	body: z.discriminatedUnion('method', [
		z.object({ method: z.literal('TOTP'), code: sixDigits }),
		z.object({ method: z.literal('RECOVERY_CODE'), code: recoveryCode }),
	]),
	response: z.object({ user }),
	refusals: ['CODE_INVALID', 'SIGN_IN_STEP_EXPIRED', 'ACCOUNT_SUSPENDED'],
});

/** NONE: an account without password, contact address and second factor; the session has to suffice. */
export const confirmMethods = ['PASSKEY', 'TOTP', 'RECOVERY_CODE', 'PASSWORD', 'SMS_CODE', 'EMAIL_CODE', 'NONE'] as const;
export type ConfirmMethod = (typeof confirmMethods)[number];

export const getConfirmation = endpoint({
	method: 'GET',
	path: '/api/users/me/confirmation',
	summary: 'Whether the caller has authenticated recently, and how to reauthenticate.',
	access: 'signed-in',
	withoutSecondFactor: true,
	response: z.object({ isRecent: z.boolean(), methods: z.array(z.enum(confirmMethods)) }),
});

export const sendConfirmCode = endpoint({
	method: 'POST',
	path: '/api/users/me/confirmation/code',
	summary: 'Send a code by SMS or e-mail for reauthentication, to users with neither password nor second factor.',
	access: 'signed-in',
	withoutSecondFactor: true,
	response: done,
	refusals: ['NO_EMAIL'],
});

export const confirmIdentity = endpoint({
	method: 'POST',
	path: '/api/users/me/confirmation',
	summary: `Reauthenticate: calls that require it are allowed for ${STEP_UP_MINUTES} minutes.`,
	access: 'signed-in',
	withoutSecondFactor: true,
	body: z.discriminatedUnion('method', [
		z.object({ method: z.literal('PASSKEY'), passkey: passkeyResponse }),
		z.object({ method: z.literal('TOTP'), code: sixDigits }),
		z.object({ method: z.literal('RECOVERY_CODE'), code: recoveryCode }),
		z.object({ method: z.literal('PASSWORD'), password: z.string().max(200, { error: 'PASSWORD_TOO_LONG' }) }),
		z.object({ method: z.enum(['SMS_CODE', 'EMAIL_CODE']), code: sixDigits }),
		z.object({ method: z.literal('NONE') }),
	]),
	response: done,
	refusals: ['CODE_INVALID', 'PASSKEY_INVALID', 'NOT_ALLOWED'],
});
