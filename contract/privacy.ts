/** Personal data: export and account deletion. */
import * as z from 'zod';
import { endpoint, type RefusalText } from './endpoint.ts';

/** What prevents the deletion of an account. */
export const leaveReasons = [
	'RUNNING_BOOKINGS',
	'OPEN_PAYMENTS',
	'OPEN_DISPUTES',
	'OPEN_SETTLEMENTS',
	'OPEN_CLAIMS',
	'OPEN_PAYOUTS',
	'LAST_SUPER_ADMIN',
] as const;
export type DeletionBlocker = (typeof leaveReasons)[number];

export const privacyRefusals = {
	CANNOT_LEAVE_YET: {
		status: 409,
		en: 'You can’t delete your account yet because something is still open.',
		ar: 'لا يمكن حذف حسابك الآن لأن فيه أموراً ما زالت مفتوحة.',
	},
	LEAVING_CODE_WRONG: { status: 400, en: 'Invalid or expired code', ar: 'الرمز غير صحيح أو انتهت صلاحيته' },
} as const satisfies Record<string, RefusalText>;

export const exportMe = endpoint({
	method: 'GET',
	path: '/api/users/me/export',
	summary: 'All data stored about the caller, as one ZIP of JSON and files.',
	access: 'signed-in',
	stepUp: 'always',
	response: z.unknown(),
});

export const getDeletionBlockers = endpoint({
	method: 'GET',
	path: '/api/users/me/leaving',
	summary: 'What prevents the deletion of the account, and how the caller must reauthenticate.',
	access: 'signed-in',
	response: z.object({ reasons: z.array(z.enum(leaveReasons)), proof: z.enum(['PASSWORD', 'SMS_CODE', 'EMAIL_CODE', 'NONE']) }),
});

export const sendDeletionCode = endpoint({
	method: 'POST',
	path: '/api/users/me/leaving-code',
	summary: 'Send a code by SMS or e-mail for deleting the account, to users without a password.',
	access: 'signed-in',
	response: z.object({ success: z.literal(true) }),
});

export const deleteMe = endpoint({
	method: 'DELETE',
	path: '/api/users/me',
	summary:
		'Delete the caller’s own account: personal data are erased, and accounting records stay. Answers 409 with `reasons` while something is open.',
	access: 'signed-in',
	stepUp: 'with-second-factor',
	body: z.object({
		password: z.string().max(200, { error: 'PASSWORD_TOO_LONG' }).optional(),
		code: z.string().max(20).optional(),
	}),
	response: z.object({ success: z.literal(true) }),
	refusals: ['CANNOT_LEAVE_YET', 'LEAVING_CODE_WRONG'],
});
