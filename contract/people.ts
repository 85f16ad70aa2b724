/** User management by super admins: sign-in by phone code, roles, suspension, lost second factors. */
import * as z from 'zod';
import { endpoint, type RefusalText, roles } from './endpoint.ts';
import { kycStatuses, phone, sixDigits, user } from './identity.ts';
import { listOrder, paging } from './paging.ts';

export const peopleRefusals = {
	MASTER_CODE_WRONG: { status: 400, en: 'Invalid verification code', ar: 'رمز التحقق غير صحيح' },
	PERSON_NOT_FOUND: { status: 404, en: 'We can’t find this person.', ar: 'لم نجد هذا المستخدم.' },
	NOT_ONESELF: {
		status: 409,
		en: 'You can’t do this to your own account. Ask another super admin.',
		ar: 'لا يمكنك تنفيذ ذلك على حسابك. اطلبه من مشرف عام آخر.',
	},
	LAST_SUPER_ADMIN: {
		status: 409,
		en: 'This is the only super admin. Appoint another one first.',
		ar: 'هذا المشرف العام الوحيد. عيّن غيره أولاً.',
	},
	ROLE_NEEDS_PHONE: {
		status: 409,
		en: 'Admins need a verified phone. Ask this person to verify theirs first.',
		ar: 'يلزم المشرفين رقم هاتف موثّق. اطلب من هذا المستخدم توثيق رقمه أولاً.',
	},
	ALREADY_SUSPENDED: { status: 409, en: 'This account is already suspended.', ar: 'هذا الحساب موقوف من قبل.' },
	NOT_SUSPENDED: { status: 409, en: 'This account isn’t suspended.', ar: 'هذا الحساب غير موقوف.' },
	NOTHING_TO_RESET: { status: 409, en: 'This account has no two-step verification.', ar: 'ليس لهذا الحساب تحقق بخطوتين.' },
} as const satisfies Record<string, RefusalText>;

export const sendMasterCode = endpoint({
	method: 'POST',
	path: '/api/auth/master-admin/send-otp',
	summary: 'Send a sign-in code to a super admin’s phone. The answer is the same for any other number.',
	access: 'anyone',
	body: z.object({ phone }),
	response: z.object({ success: z.literal(true) }),
});

export const verifyMasterCode = endpoint({
	method: 'POST',
	path: '/api/auth/master-admin/verify-otp',
	summary: 'Sign in as a super admin with the code that was sent.',
	access: 'anyone',
	body: z.object({ phone, code: sixDigits }),
	response: z.object({ success: z.literal(true), user }),
	refusals: ['MASTER_CODE_WRONG', 'SECOND_FACTOR_NEEDED'],
});

export const person = z.object({
	id: z.uuid(),
	email: z.string().nullable(),
	phone: z.string().nullable(),
	firstName: z.string(),
	lastName: z.string(),
	displayName: z.string(),
	displayNameAr: z.string().nullable(),
	profileImageUrl: z.string().nullable(),
	role: z.enum(roles),
	kycStatus: z.enum(kycStatuses),
	createdAt: z.string(),
	suspendedAt: z.string().nullable(),
	/** The reason that was sent to the user. */
	suspensionReason: z.string().nullable(),
	hasSecondFactor: z.boolean(),
});
export type AdminUser = z.output<typeof person>;

export const listUsers = endpoint({
	method: 'GET',
	path: '/api/admin/users',
	summary: 'All users, newest first. `q`: name in either script, e-mail or phone.',
	access: ['ADMIN', 'SUPER_ADMIN'],
	query: z.object({
		q: z.string().max(100).optional(),
		role: z.enum(roles).optional(),
		suspended: z.enum(['0', '1']).optional(),
		identity: z.enum(kycStatuses).optional(),
		order: listOrder,
		...paging,
	}),
	response: z.array(person),
});

const ofPerson = z.object({ id: z.uuid() });

export const changeRole = endpoint({
	method: 'PATCH',
	path: '/api/admin/users/{id}/role',
	summary:
		'Change the role of a user, at once. The other super admins get an e-mail if this makes the user an administrator or no longer one.',
	access: ['SUPER_ADMIN'],
	stepUp: 'always',
	params: ofPerson,
	body: z.object({ role: z.enum(roles) }),
	response: person,
	refusals: ['PERSON_NOT_FOUND', 'NOT_ONESELF', 'LAST_SUPER_ADMIN', 'ROLE_NEEDS_PHONE'],
});

export const suspendUser = endpoint({
	method: 'PATCH',
	path: '/api/admin/users/{id}/suspend',
	summary:
		'Suspend a user: all sessions end, their cars leave search, and unanswered requests are refunded. Confirmed trips and payouts continue.',
	access: ['SUPER_ADMIN'],
	stepUp: 'always',
	params: ofPerson,
	body: z.object({ reason: z.string().trim().min(1, 'REQUIRED').max(500, 'TEXT_TOO_LONG').optional() }),
	response: person,
	refusals: ['PERSON_NOT_FOUND', 'NOT_ONESELF', 'LAST_SUPER_ADMIN', 'ALREADY_SUSPENDED'],
});

export const reinstateUser = endpoint({
	method: 'PATCH',
	path: '/api/admin/users/{id}/unsuspend',
	summary: 'Lift a suspension: the user may sign in again, and their cars are in search again.',
	access: ['SUPER_ADMIN'],
	stepUp: 'always',
	params: ofPerson,
	response: person,
	refusals: ['PERSON_NOT_FOUND', 'NOT_SUSPENDED'],
});

export const resetSecondFactor = endpoint({
	method: 'POST',
	path: '/api/admin/users/{id}/reset-second-factor',
	summary:
		'Remove all second factors of a user who has lost them: authenticator app, passkeys and recovery codes. All sessions end and the user gets an e-mail; administrators set up a new factor at their next sign-in.',
	access: ['SUPER_ADMIN'],
	stepUp: 'always',
	params: ofPerson,
	body: z.object({ reason: z.string().trim().min(1, 'REQUIRED').max(500, 'TEXT_TOO_LONG') }),
	response: person,
	refusals: ['PERSON_NOT_FOUND', 'NOT_ONESELF', 'NOTHING_TO_RESET'],
});
