/** Users and their sessions: calls, shapes, refusals. Signing up and signing in are in a separate file, so that the first script of every page is smaller. */
import * as z from 'zod';
import { foldDigits } from './digits.ts';
import { endpoint, type RefusalText, roles } from './endpoint.ts';
import { normalizePhone } from './phone.ts';
import { score } from './score.ts';
import { teamRoles } from './team-roles.ts';

export const identityRefusals = {
	WRONG_CREDENTIALS: {
		status: 401,
		en: 'Wrong email or password.',
		ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
	},
	EMAIL_TAKEN: {
		status: 409,
		en: 'This email already has an account. Log in or reset your password.',
		ar: 'يوجد حساب بهذا البريد الإلكتروني. سجّل الدخول أو أعد تعيين كلمة المرور.',
	},
	ACCOUNT_SUSPENDED: {
		status: 403,
		en: 'This account is suspended. Please contact support.',
		ar: 'هذا الحساب موقوف. تواصل مع فريق الدعم.',
	},
	PHONE_CODE_WRONG: { status: 400, en: 'Invalid code', ar: 'الرمز غير صحيح' },
	RESET_LINK_INVALID: {
		status: 400,
		en: 'This link has expired or has already been used. Request a new one.',
		ar: 'انتهت صلاحية هذا الرابط أو استُخدم من قبل. اطلب رابطاً جديداً.',
	},
} as const satisfies Record<string, RefusalText>;

export const email = z
	.string()
	.trim()
	.max(254, { error: 'EMAIL_INVALID' })
	.pipe(z.email({ error: 'EMAIL_INVALID' }))
	.transform((text) => text.toLowerCase());
/** Letters of any script, spaces, apostrophes, hyphens, dots and commas: no digits, no @, no direction marks, and no character with a meaning in HTML or addresses. */
export const nameLetters = /^[\p{L}\p{M} .,'’ʼ‘-]+$/u;
export const newPassword = z.string().min(10, { error: 'PASSWORD_TOO_SHORT' }).max(200, { error: 'PASSWORD_TOO_LONG' });
export const newPersonName = z
	.string()
	.trim()
	.min(1, { error: 'REQUIRED' })
	.max(60, { error: 'NAME_TOO_LONG' })
	.regex(nameLetters, { error: 'NAME_LETTERS_ONLY' });
export const phone = z
	.string()
	.trim()
	.min(1, { error: 'PHONE_EMPTY' })
	.transform((typed, context) => {
		const normal = normalizePhone(typed);
		if (normal) return normal;
		context.addIssue({ code: 'custom', message: 'PHONE_INVALID', input: typed });
		return z.NEVER;
	});
export const sixDigits = z
	.string()
	.transform((typed) => foldDigits(typed).replace(/\s/g, ''))
	.pipe(z.string().regex(/^\d{6}$/, { error: 'CODE_SIX_DIGITS' }));
export const emailCode = z
	.string()
	.transform((typed) => foldDigits(typed).replace(/\s/g, '').toUpperCase())
	.pipe(z.string().regex(/^[A-Z0-9]{6}$/, { error: 'CODE_SIX_CHARACTERS' }));
export const lang = z.enum(['en', 'ar']);

export const kycStatuses = ['NOT_SUBMITTED', 'PENDING', 'APPROVED', 'REJECTED'] as const;

export const user = z.object({
	id: z.uuid(),
	email: z.string().nullable(),
	firstName: z.string(),
	lastName: z.string(),
	displayName: z.string(),
	name: z.string(),
	phone: z.string().nullable(),
	phoneVerified: z.boolean(),
	emailVerified: z.boolean(),
	role: z.enum(roles),
	lang,
	createdAt: z.string(),
	memberSince: z.string(),
	profileImageUrl: z.string().nullable(),
	kycStatus: z.enum(kycStatuses),
	/** The name in Arabic script, if the person entered one. */
	displayNameAr: z.string().nullable(),
	/** Replaces `email` once it is verified. */
	pendingEmail: z.string().nullable(),
	/** False for users who sign in by code only. */
	hasPassword: z.boolean(),
	/** Whether consent to the terms in force is missing. */
	consentDue: z.boolean(),
	/** Whether this administrator must set up a second factor before anything else. */
	secondFactorDue: z.boolean(),
	/** The company that this session acts for. */
	office: z.object({ companyId: z.uuid(), ownerId: z.uuid(), role: z.enum(teamRoles), nameEn: z.string(), nameAr: z.string() }).nullable(),
});
export type User = z.output<typeof user>;

/** The public part of a user. */
export const publicUser = z.object({
	id: z.uuid(),
	displayName: z.string(),
	/** The name in the other script, if the person entered one. */
	displayNameAr: z.string().nullable(),
	profileImageUrl: z.string().nullable(),
	memberSince: z.string(),
	/** Ratings by renters of their cars, and by owners from whom they rented. */
	asOwner: score,
	asRenter: score,
	/** The account was deleted, so there is no profile. */
	hasLeft: z.boolean(),
});
export type PublicUser = z.output<typeof publicUser>;

const done = z.object({ success: z.literal(true) });

export const currentUser = endpoint({
	method: 'GET',
	path: '/api/auth/user',
	summary: 'The signed-in user.',
	access: 'signed-in',
	withoutSecondFactor: true,
	response: user,
});

export const reportActivity = endpoint({
	method: 'POST',
	path: '/api/auth/activity',
	summary: 'Report activity of the user: the 30 minutes without activity begin again.',
	access: 'signed-in',
	withoutSecondFactor: true,
	response: done,
});

export const signOut = endpoint({
	method: 'POST',
	path: '/api/auth/sign-out',
	summary: 'End this session.',
	access: 'anyone',
	response: done,
});

export const setLanguage = endpoint({
	method: 'PATCH',
	path: '/api/users/language',
	summary: 'Save the language of the user; any value except ar means en.',
	access: 'signed-in',
	withoutSecondFactor: true,
	body: z.object({ lang: lang.catch('en') }),
	response: z.object({ lang }),
});

export const updateMe = endpoint({
	method: 'PATCH',
	path: '/api/users/me',
	summary:
		'Change the caller’s own name, language, e-mail or picture. A new e-mail address replaces the old one once it is verified; the old one is notified.',
	access: 'signed-in',
	stepUp: { ifSent: 'email' },
	body: z.object({
		firstName: newPersonName.optional(),
		lastName: newPersonName.optional(),
		displayNameAr: z
			.string()
			.trim()
			.max(120, { error: 'TEXT_TOO_LONG' })
			.refine((text) => text === '' || nameLetters.test(text), { error: 'NAME_LETTERS_ONLY' })
			.nullish(),
		lang: lang.optional(),
		email: email.optional(),
		/** An upload to use as the picture; null removes the picture. */
		profileImageUrl: z.string().max(400).nullish(),
	}),
	response: user,
	refusals: ['FILE_TYPE_REFUSED', 'FILE_DAMAGED', 'PICTURE_TOO_MANY_PIXELS'],
});
