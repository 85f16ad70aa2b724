/** Calls about claims: opening one after the return, the renter's response, the decision, and the payment of the excess. */
import * as z from 'zod';
import {
	acceptClaimBody,
	claim,
	claimAmount,
	claimBody,
	claimFilters,
	claimLinesBody,
	claimState,
	claimSummary,
	claimWords,
	contestBody,
	inSteps,
	MAX_CLAIM_ITEMS,
} from './claim-shapes.ts';
import { endpoint, type RefusalText } from './endpoint.ts';
import { paging, searchedWithAmounts, typedNumber } from './paging.ts';

export const claimRefusals = {
	CLAIM_NOT_FOUND: { status: 404, en: 'We can’t find this claim.', ar: 'لم نجد هذه المطالبة.' },
	CLAIM_ALREADY_MADE: {
		status: 409,
		en: 'You’ve already made a claim on this booking.',
		ar: 'سبق أن قدّمت مطالبة على هذا الحجز.',
	},
	CLAIM_CHANGED: {
		status: 409,
		en: 'The owner has added to this claim. Please check it again.',
		ar: 'أضاف المالك إلى هذه المطالبة. راجعها من جديد.',
	},
	CLAIM_NOT_OPEN: {
		status: 409,
		en: 'This claim has already been answered or decided.',
		ar: 'تم الرد على هذه المطالبة أو صدر القرار فيها.',
	},
	CLAIM_ANSWER_LATE: {
		status: 409,
		en: 'The time to respond to this claim has passed. We’re reviewing it and will decide.',
		ar: 'انتهت مهلة الرد على هذه المطالبة. نراجعها الآن وسنقرّر.',
	},
	CLAIM_NOT_DECIDABLE: {
		status: 409,
		en: 'This claim is waiting for the renter’s response or has already been decided.',
		ar: 'هذه المطالبة بانتظار رد المستأجر، أو صدر القرار فيها.',
	},
	CLAIM_OF_YOUR_OWN: {
		status: 403,
		en: 'You’re a party to this claim. Another admin has to decide it.',
		ar: 'أنت طرف في هذه المطالبة. يجب أن يقرّر مشرف آخر.',
	},
	CLAIM_NOTHING_TO_PAY: {
		status: 409,
		en: 'There’s nothing to pay for this claim.',
		ar: 'لا يوجد ما يُدفع لهذه المطالبة.',
	},
} as const satisfies Record<string, RefusalText>;

const ofBooking = z.object({ id: z.uuid() });
const ofClaim = z.object({ id: z.uuid() });
const admins = ['ADMIN', 'SUPER_ADMIN'] as const;

export const openClaim = endpoint({
	method: 'POST',
	path: '/api/bookings/{id}/claims',
	summary:
		'The owner claims amounts from the deposit, line by line, with photos, within the time for claims after the return. The settlement waits for the claim.',
	access: 'signed-in',
	team: 'manage',
	idempotent: true,
	params: ofBooking,
	body: claimBody,
	response: claim,
	status: 201,
	refusals: ['BOOKING_NOT_FOUND', 'CLAIM_WINDOW_CLOSED', 'CLAIM_ALREADY_MADE', 'FILE_TYPE_REFUSED', 'FILE_DAMAGED'],
});

export const getClaim = endpoint({
	method: 'GET',
	path: '/api/bookings/{id}/claim',
	summary: 'The latest claim on a booking, for its owner, its renter and admins; with `claimId` an earlier one.',
	access: 'signed-in',
	team: 'bookings',
	params: ofBooking,
	query: z.object({ claimId: z.uuid().optional() }),
	response: claim,
	refusals: ['CLAIM_NOT_FOUND'],
});

export const getClaimState = endpoint({
	method: 'GET',
	path: '/api/bookings/{id}/claim-state',
	summary: 'Whether a claim can be made and until when, and the state of the claim on a booking.',
	access: 'signed-in',
	team: 'bookings',
	params: ofBooking,
	response: claimState,
	refusals: ['BOOKING_NOT_FOUND'],
});

export const acceptClaim = endpoint({
	method: 'PATCH',
	path: '/api/claims/{id}/accept',
	summary: 'The renter accepts: the whole claim is granted at once. With `claimedJod`, only if that is still the claimed amount.',
	access: 'signed-in',
	params: ofClaim,
	body: acceptClaimBody,
	response: claim,
	refusals: ['CLAIM_NOT_FOUND', 'CLAIM_NOT_OPEN', 'CLAIM_ANSWER_LATE', 'CLAIM_CHANGED'],
});

export const addClaimLines = endpoint({
	method: 'POST',
	path: '/api/claims/{id}/items',
	summary:
		'The owner adds lines to a claim that waits for the renter’s answer. The renter is notified, and the time to answer starts again.',
	access: 'signed-in',
	team: 'manage',
	idempotent: true,
	params: ofClaim,
	body: claimLinesBody,
	response: claim,
	refusals: ['CLAIM_NOT_FOUND', 'CLAIM_NOT_OPEN', 'CLAIM_ANSWER_LATE', 'FILE_TYPE_REFUSED', 'FILE_DAMAGED'],
});

export const contestClaim = endpoint({
	method: 'PATCH',
	path: '/api/claims/{id}/contest',
	summary: 'The renter contests the claim, with a reason and photos; an admin decides.',
	access: 'signed-in',
	params: ofClaim,
	body: contestBody,
	response: claim,
	refusals: ['CLAIM_NOT_FOUND', 'CLAIM_NOT_OPEN', 'CLAIM_ANSWER_LATE', 'FILE_TYPE_REFUSED', 'FILE_DAMAGED'],
});

export const withdrawClaim = endpoint({
	method: 'PATCH',
	path: '/api/claims/{id}/withdraw',
	summary:
		'The owner withdraws the claim. Within the time for claims the deposit stays held and the owner may claim once more; otherwise it is refunded.',
	access: 'signed-in',
	team: 'manage',
	params: ofClaim,
	response: claim,
	refusals: ['CLAIM_NOT_FOUND', 'CLAIM_NOT_OPEN'],
});

export const resolveClaim = endpoint({
	method: 'PATCH',
	path: '/api/claims/{id}/resolve',
	summary: 'An admin decides a claim that was contested, or not answered in time: an amount for each line, and a note for both sides.',
	access: admins,
	params: ofClaim,
	body: z.object({
		items: z
			.array(
				z.object({
					id: z.uuid(),
					grantedJod: claimAmount.refine(inSteps, { error: 'AMOUNT_STEP' }),
				}),
			)
			.min(1)
			.max(MAX_CLAIM_ITEMS),
		note: claimWords.min(3, { error: 'REQUIRED' }),
	}),
	response: claim,
	refusals: ['CLAIM_NOT_FOUND', 'CLAIM_NOT_DECIDABLE', 'CLAIM_OF_YOUR_OWN'],
});

export const payClaim = endpoint({
	method: 'POST',
	path: '/api/claims/{id}/pay',
	summary: 'Open the gateway’s page for the excess over the deposit; a repeated call returns the same address while that attempt is open.',
	access: 'signed-in',
	params: ofClaim,
	body: z.object({}),
	response: z.object({ redirectUrl: z.string(), paymentId: z.uuid() }),
	refusals: ['CLAIM_NOT_FOUND', 'CLAIM_NOTHING_TO_PAY', 'GATEWAY_UNAVAILABLE'],
});

export const writeOffClaim = endpoint({
	method: 'PATCH',
	path: '/api/claims/{id}/write-off',
	summary: 'An admin writes off the excess over the deposit.',
	access: admins,
	params: ofClaim,
	body: z.object({ note: claimWords.min(3, { error: 'REQUIRED' }) }),
	response: claim,
	refusals: ['CLAIM_NOT_FOUND', 'CLAIM_NOTHING_TO_PAY', 'CLAIM_OF_YOUR_OWN'],
});

export const listClaims = endpoint({
	method: 'GET',
	path: '/api/admin/claims',
	summary:
		'Claims: those that need a decision (longest waiting first), those that wait for an answer, or decided ones (newest first). `q`: a person, car, plate or booking.',
	access: admins,
	query: z.object({ filter: z.enum(claimFilters).optional(), ...searchedWithAmounts, ...paging }),
	response: z.array(claimSummary),
});

export const getClaimById = endpoint({
	method: 'GET',
	path: '/api/admin/claims/{id}',
	summary: 'One claim, for an admin.',
	access: admins,
	params: ofClaim,
	response: claim,
	refusals: ['CLAIM_NOT_FOUND'],
});

export const getClaimPhoto = endpoint({
	method: 'GET',
	path: '/objects/claims/{id}',
	summary: 'One photo, as WebP or JPEG at the next stored width, for both parties of the claim and admins.',
	access: 'signed-in',
	team: 'bookings',
	params: z.object({ id: z.uuid() }),
	query: z.object({ w: typedNumber.optional() }),
	response: z.unknown(),
	refusals: ['NOT_FOUND'],
});
