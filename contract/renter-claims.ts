/** Calls about what a renter claims back after the return: making a claim, the owner's answer, and an admin's decision. */
import * as z from 'zod';
import { claimFilters } from './claim-shapes.ts';
import { endpoint, type RefusalText } from './endpoint.ts';
import { paging, searchedWithAmounts, typedNumber } from './paging.ts';
import {
	renterClaim,
	renterClaimBody,
	renterClaimContestBody,
	renterClaimDecisionBody,
	renterClaimState,
	renterClaimSummary,
	renterClaimSums,
} from './renter-claim-shapes.ts';

export const renterClaimRefusals = {
	RENTER_CLAIM_NOT_FOUND: { status: 404, en: 'We can’t find this claim.', ar: 'لم نجد هذه المطالبة.' },
	RENTER_CLAIM_EXISTS: {
		status: 409,
		en: 'You’ve already made a claim on this booking.',
		ar: 'سبق أن قدّمت مطالبة على هذا الحجز.',
	},
	RENTER_CLAIM_WINDOW_CLOSED: {
		status: 409,
		en: 'The claim period for this booking is over or hasn’t started. It starts with the return.',
		ar: 'انتهت مهلة المطالبة لهذا الحجز أو لم تبدأ بعد. تبدأ المهلة بإرجاع السيارة.',
	},
	RENTER_CLAIM_PAID_OUT: {
		status: 409,
		en: 'We’ve already paid the owner for this booking. Contact support and we’ll look into it with you.',
		ar: 'حوّلنا أرباح هذا الحجز إلى المالك. تواصل مع الدعم لنراجع الأمر معك.',
	},
	RENTER_CLAIM_MONEY_IN_QUESTION: {
		status: 409,
		en: 'Your bank is reviewing the payment for this booking. That has to be resolved first.',
		ar: 'يراجع بنكك دفعة هذا الحجز. يجب أن تنتهي المراجعة أولاً.',
	},
	RENTER_CLAIM_NOT_OPEN: {
		status: 409,
		en: 'This claim has already been answered or decided.',
		ar: 'تم الرد على هذه المطالبة أو صدر القرار فيها.',
	},
	RENTER_CLAIM_ANSWER_LATE: {
		status: 409,
		en: 'The time to respond to this claim has passed. We’re reviewing it and will decide.',
		ar: 'انتهت مهلة الرد على هذه المطالبة. نراجعها الآن وسنقرّر.',
	},
	RENTER_CLAIM_NOT_DECIDABLE: {
		status: 409,
		en: 'This claim is waiting for the owner’s response or has already been decided.',
		ar: 'هذه المطالبة بانتظار رد المالك، أو صدر القرار فيها.',
	},
	RENTER_CLAIM_OF_YOUR_OWN: {
		status: 403,
		en: 'You’re a party to this claim. Another admin has to decide it.',
		ar: 'أنت طرف في هذه المطالبة. يجب أن يقرّر مشرف آخر.',
	},
	RENTER_CLAIM_SUM_CHANGED: {
		status: 409,
		en: 'The amount has changed. Please check it again.',
		ar: 'تغيّر المبلغ. راجعه مرة أخرى.',
	},
} as const satisfies Record<string, RefusalText>;

const byId = z.object({ id: z.uuid() });
const admins = ['ADMIN', 'SUPER_ADMIN'] as const;

export const openRenterClaim = endpoint({
	method: 'POST',
	path: '/api/bookings/{id}/renter-claims',
	summary:
		'The renter claims back fuel, cleaning or a missing delivery, within the time for claims after the return. The owner is not paid while it is open.',
	access: 'signed-in',
	idempotent: true,
	params: byId,
	body: renterClaimBody,
	response: renterClaim,
	status: 201,
	refusals: [
		'BOOKING_NOT_FOUND',
		'RENTER_CLAIM_WINDOW_CLOSED',
		'RENTER_CLAIM_EXISTS',
		'RENTER_CLAIM_PAID_OUT',
		'RENTER_CLAIM_MONEY_IN_QUESTION',
		'FILE_TYPE_REFUSED',
		'FILE_DAMAGED',
	],
});

export const getRenterClaim = endpoint({
	method: 'GET',
	path: '/api/bookings/{id}/renter-claim',
	summary: 'The latest claim of the renter on a booking, for both sides and admins, and what the renter may claim now.',
	access: 'signed-in',
	team: 'bookings',
	params: byId,
	response: renterClaimState,
	refusals: ['BOOKING_NOT_FOUND'],
});

export const acceptRenterClaim = endpoint({
	method: 'PATCH',
	path: '/api/renter-claims/{id}/accept',
	summary: 'The owner accepts: the whole amount is refunded to the renter.',
	access: 'signed-in',
	team: 'manage',
	params: byId,
	response: renterClaim,
	refusals: ['RENTER_CLAIM_NOT_FOUND', 'RENTER_CLAIM_NOT_OPEN', 'RENTER_CLAIM_ANSWER_LATE'],
});

export const contestRenterClaim = endpoint({
	method: 'PATCH',
	path: '/api/renter-claims/{id}/contest',
	summary: 'The owner contests the claim, with a reason and photos; an admin decides.',
	access: 'signed-in',
	team: 'manage',
	params: byId,
	body: renterClaimContestBody,
	response: renterClaim,
	refusals: ['RENTER_CLAIM_NOT_FOUND', 'RENTER_CLAIM_NOT_OPEN', 'RENTER_CLAIM_ANSWER_LATE', 'FILE_TYPE_REFUSED', 'FILE_DAMAGED'],
});

export const withdrawRenterClaim = endpoint({
	method: 'PATCH',
	path: '/api/renter-claims/{id}/withdraw',
	summary: 'The renter withdraws the claim. Within the time for claims another one may be made.',
	access: 'signed-in',
	params: byId,
	response: renterClaim,
	refusals: ['RENTER_CLAIM_NOT_FOUND', 'RENTER_CLAIM_NOT_OPEN'],
});

export const listRenterClaims = endpoint({
	method: 'GET',
	path: '/api/admin/renter-claims',
	summary:
		'Renters’ claims: those that need a decision (longest waiting first), that wait for an answer, or decided ones. `q`: a person, car, plate or booking.',
	access: admins,
	query: z.object({ filter: z.enum(claimFilters).optional(), ...searchedWithAmounts, ...paging }),
	response: z.array(renterClaimSummary),
});

export const getRenterClaimById = endpoint({
	method: 'GET',
	path: '/api/admin/renter-claims/{id}',
	summary: 'One claim of a renter, for an admin.',
	access: admins,
	params: byId,
	response: renterClaim,
	refusals: ['RENTER_CLAIM_NOT_FOUND'],
});

export const previewRenterClaimDecision = endpoint({
	method: 'GET',
	path: '/api/admin/renter-claims/{id}/decision',
	summary: 'The sums of a decision before it is made. `amounts`: in JOD, one for each line in its order, separated by commas.',
	access: admins,
	params: byId,
	query: z.object({ amounts: z.string().max(60) }),
	response: renterClaimSums,
	refusals: ['RENTER_CLAIM_NOT_FOUND', 'RENTER_CLAIM_NOT_DECIDABLE'],
});

export const decideRenterClaim = endpoint({
	method: 'PATCH',
	path: '/api/admin/renter-claims/{id}/decide',
	summary: 'An admin decides a claim that was contested or not answered: an amount for each line. The request contains the previewed sum.',
	access: admins,
	params: byId,
	body: renterClaimDecisionBody,
	response: renterClaim,
	refusals: ['RENTER_CLAIM_NOT_FOUND', 'RENTER_CLAIM_NOT_DECIDABLE', 'RENTER_CLAIM_OF_YOUR_OWN', 'RENTER_CLAIM_SUM_CHANGED'],
});

export const getRenterClaimPhoto = endpoint({
	method: 'GET',
	path: '/objects/renter-claims/{id}',
	summary: 'One photo, as WebP or JPEG at the next stored width, for both parties of the claim and admins.',
	access: 'signed-in',
	team: 'bookings',
	params: byId,
	query: z.object({ w: typedNumber.optional() }),
	response: z.unknown(),
	refusals: ['NOT_FOUND'],
});
