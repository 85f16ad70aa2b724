/** The review of identity checks: who has one open, a decision that can be undone for some seconds, and what is known from suspended accounts. */
import * as z from 'zod';
import { endpoint, type RefusalText } from './endpoint.ts';
import { approval, decided, rejection } from './kyc.ts';
import { personSignal } from './person-file.ts';

export const identityReviewRefusals = {
	KYC_REVIEWED_BY: {
		status: 409,
		en: '{name} has this identity check open right now.',
		ar: 'طلب التحقق هذا مفتوح الآن لدى {nameAr}.',
	},
	KYC_DECIDED_BY: { status: 409, en: '{name} has already decided this identity check.', ar: 'صدر قرار من {nameAr} في طلب التحقق هذا.' },
	KYC_UNDO_OVER: {
		status: 409,
		en: 'It’s too late to undo: we’ve already told this person.',
		ar: 'فات أوان التراجع، فقد أُبلغ صاحب الطلب بالقرار.',
	},
} as const satisfies Record<string, RefusalText>;

/** How long a decision can be undone; then it is carried out and the person is notified. */
export const UNDO_SECONDS = 10;
/** How long a check is reserved for the admin who opened it. */
export const CLAIM_MINUTES = 5;

const admins = ['ADMIN', 'SUPER_ADMIN'] as const;
const whose = z.object({ userId: z.uuid() });

export const claimIdentityCheck = endpoint({
	method: 'POST',
	path: '/api/admin/kyc/{userId}/claim',
	summary:
		'Open a waiting check for review. It is reserved for the caller for five minutes, or until they open another one; other admins see who has it.',
	access: admins,
	params: whose,
	response: z.object({ claimedUntil: z.string(), signals: z.array(personSignal) }),
	refusals: ['NOT_FOUND', 'KYC_NOT_PENDING', 'KYC_OWN', 'KYC_REVIEWED_BY', 'KYC_DECIDED_BY'],
});

export const identityDecision = z.discriminatedUnion('status', [
	approval.extend({ status: z.literal('APPROVED') }),
	rejection.extend({ status: z.literal('REJECTED') }),
]);
export type IdentityDecision = z.output<typeof identityDecision>;

export const decideIdentityCheck = endpoint({
	method: 'POST',
	path: '/api/admin/kyc/{userId}/decision',
	summary:
		'Approve or reject. The rules are those of the calls with these names; the decision is carried out after ten seconds. Until then the caller may undo it, and no notification is sent.',
	access: admins,
	params: whose,
	body: identityDecision,
	response: decided.extend({ carriedOutAt: z.string() }),
	refusals: [
		...(['NOT_FOUND', 'KYC_NOT_PENDING', 'KYC_OWN', 'KYC_REVIEWED_BY', 'KYC_DECIDED_BY'] as const),
		...(['KYC_DOCUMENTS_UNOPENED', 'KYC_DETAILS_UNCONFIRMED'] as const),
	],
});

export const undoIdentityDecision = endpoint({
	method: 'DELETE',
	path: '/api/admin/kyc/{userId}/decision',
	summary:
		'Undo the caller’s own decision before it is carried out; the check waits again, and is reserved for the caller for five minutes.',
	access: admins,
	params: whose,
	response: z.object({ claimedUntil: z.string() }),
	refusals: ['NOT_FOUND', 'KYC_UNDO_OVER'],
});
