/** What an owner claims of a deposit after the return, what the renter says to it, how it is decided, and the payment of what exceeds the deposit. */
import * as z from 'zod';
import { jodText } from './cars.ts';
import { foldDigits } from './digits.ts';
import { endpoint, type RefusalText } from './endpoint.ts';
import { handoverCharges } from './handover.ts';
import { parseFils } from './money.ts';
import { paging, typedNumber } from './paging.ts';
import { deductionTypes } from './settlements.ts';

export const claimRefusals = {
	CLAIM_NOT_FOUND: { status: 404, en: 'There is no such claim.', ar: 'لا توجد مطالبة كهذه.' },
	CLAIM_ALREADY_MADE: {
		status: 409,
		en: 'You have already made a claim on this booking.',
		ar: 'سبق أن قدّمت مطالبة على هذا الحجز.',
	},
	CLAIM_NOT_OPEN: {
		status: 409,
		en: 'This claim is answered or decided already.',
		ar: 'تمّ الرد على هذه المطالبة أو البتّ فيها.',
	},
	CLAIM_ANSWER_LATE: {
		status: 409,
		en: 'The time to answer this claim is over. We are looking at it now and will decide.',
		ar: 'انتهت مهلة الرد على هذه المطالبة. نراجعها الآن وسنبتّ فيها.',
	},
	CLAIM_NOT_DECIDABLE: {
		status: 409,
		en: 'This claim waits for the renter’s answer, or is decided already.',
		ar: 'هذه المطالبة تنتظر رد المستأجر، أو تمّ البتّ فيها.',
	},
	CLAIM_OF_YOUR_OWN: {
		status: 403,
		en: 'You are a party to this claim. Another admin has to decide it.',
		ar: 'أنت طرف في هذه المطالبة. يجب أن يبتّ فيها مشرف آخر.',
	},
	CLAIM_NOTHING_TO_PAY: {
		status: 409,
		en: 'There is nothing to pay for this claim.',
		ar: 'لا يوجد ما يُدفع لهذه المطالبة.',
	},
} as const satisfies Record<string, RefusalText>;

export const claimStatuses = ['OPEN', 'ACCEPTED', 'CONTESTED', 'RESOLVED'] as const;
export type ClaimStatus = (typeof claimStatuses)[number];
/** How it ended: the renter agreed, an admin decided, or the owner gave it up. */
export const claimOutcomes = ['ACCEPTED', 'DECIDED', 'WITHDRAWN'] as const;
export type ClaimOutcome = (typeof claimOutcomes)[number];
export const claimSides = ['OWNER', 'RENTER'] as const;
export type ClaimSide = (typeof claimSides)[number];
/** What the person who asks may do next; worked out by the server alone. */
export const claimActions = ['ACCEPT', 'CONTEST', 'WITHDRAW', 'RESOLVE', 'PAY', 'WRITE_OFF'] as const;
export type ClaimAction = (typeof claimActions)[number];

export const MAX_CLAIM_ITEMS = 10;
export const MAX_CLAIM_PHOTOS = 12;
export const MAX_CLAIM_ITEM_FILS = 5_000_000n;
export const MAX_CLAIM_FILS = 10_000_000n;
/** What is charged to a card is a multiple of this. */
export const CLAIM_STEP_FILS = 10n;
export const MAX_CLAIM_WORDS = 2000;
export const MAX_CLAIM_LINE_WORDS = 300;

const AMOUNT = /^\d{1,7}(?:\.\d{1,3})?$/;
const amount = z
	.string({ error: 'REQUIRED' })
	.max(40, { error: 'AMOUNT_INVALID' })
	.transform((text) => foldDigits(text).trim())
	.refine((text) => AMOUNT.test(text), { error: 'AMOUNT_INVALID', abort: true });
const inSteps = (text: string) => parseFils(text) % CLAIM_STEP_FILS === 0n;
const sensible = (text: string) => parseFils(text) > 0n && parseFils(text) <= MAX_CLAIM_ITEM_FILS;
const words = z.string().trim().max(MAX_CLAIM_WORDS, { error: 'TEXT_TOO_LONG' });
const photos = z.array(z.string().max(400)).max(MAX_CLAIM_PHOTOS, { error: 'CLAIM_PHOTOS_TOO_MANY' });

export const claimItemBody = z.object({
	type: z.enum(deductionTypes, { error: 'CHOICE_INVALID' }),
	amountJod: amount.refine(sensible, { error: 'AMOUNT_OUT_OF_BOUNDS' }).refine(inSteps, { error: 'AMOUNT_STEP' }),
	description: z.string({ error: 'REQUIRED' }).trim().min(3, { error: 'REQUIRED' }).max(MAX_CLAIM_LINE_WORDS, { error: 'TEXT_TOO_LONG' }),
});

export const claimBody = z.object({
	items: z.array(claimItemBody).min(1, { error: 'REQUIRED' }).max(MAX_CLAIM_ITEMS),
	note: words.default(''),
	/** Uploads, by their object paths. */
	photos: photos.min(1, { error: 'PHOTO_REQUIRED' }),
});
export type ClaimBody = z.output<typeof claimBody>;

export const contestBody = z.object({
	reason: words.min(3, { error: 'REQUIRED' }),
	photos: photos.default([]),
});

const claimPhoto = z.object({ side: z.enum(claimSides), url: z.string(), sha256: z.string() });

export const claimItem = z.object({
	id: z.uuid(),
	type: z.enum(deductionTypes),
	description: z.string(),
	amountJod: jodText,
	/** What the records of the handover come to for this line, as kilometres, eighths of a tank or begun hours at a rate; null where nothing follows from them. */
	record: z.object({ quantity: z.int(), rateJod: jodText, amountJod: jodText }).nullable(),
	/** Null until it is decided. */
	grantedJod: jodText.nullable(),
});
export type ClaimItem = z.output<typeof claimItem>;

/** How an amount meets the deposit: what of it the owner gets, what goes back to the renter, and what the deposit does not cover. */
export const claimDivision = z.object({ totalJod: jodText, fromDepositJod: jodText, depositBackJod: jodText, excessJod: jodText });
export type ClaimDivision = z.output<typeof claimDivision>;

/** What has happened, in its order. */
export const claimEventKinds = [
	'OPENED',
	'ANSWER_DUE',
	'ACCEPTED',
	'CONTESTED',
	'UNANSWERED',
	'WITHDRAWN',
	'DECIDED',
	'EXCESS_ASKED',
	'EXCESS_PAID',
	'WRITTEN_OFF',
] as const;
export type ClaimEventKind = (typeof claimEventKinds)[number];

const party = z.object({ id: z.uuid(), displayName: z.string(), displayNameAr: z.string().nullable() });

export const claim = z.object({
	id: z.uuid(),
	bookingId: z.uuid(),
	/** Whose eyes this is for; null for an admin. */
	side: z.enum(claimSides).nullable(),
	status: z.enum(claimStatuses),
	outcome: z.enum(claimOutcomes).nullable(),
	/** It waits for an admin: contested, or not answered in time. */
	needsDecision: z.boolean(),
	owner: party,
	renter: party,
	carTitle: z.string(),
	note: z.string(),
	items: z.array(claimItem),
	photos: z.array(claimPhoto),
	contestReason: z.string().nullable(),
	decisionNote: z.string().nullable(),
	depositJod: jodText,
	/** As claimed, and, once it is decided, as granted. */
	claimed: claimDivision,
	granted: claimDivision.nullable(),
	/** The payment of what exceeds the deposit; null where nothing does. */
	excess: z
		.object({
			amountJod: jodText,
			askedAt: z.string(),
			paidAt: z.string().nullable(),
			writtenOffAt: z.string().nullable(),
			writeOffNote: z.string().nullable(),
		})
		.nullable(),
	openedAt: z.string(),
	answerBy: z.string(),
	decidedAt: z.string().nullable(),
	/** In the order of time; what is still to come has `isDue`. */
	timeline: z.array(z.object({ kind: z.enum(claimEventKinds), at: z.string(), isDue: z.boolean() })),
	allowedActions: z.array(z.enum(claimActions)),
});
export type Claim = z.output<typeof claim>;

/** Where a booking stands between its return and its settlement: whether a claim can be made, or what became of it. */
export const claimState = z.object({
	bookingId: z.uuid(),
	side: z.enum(claimSides).nullable(),
	depositJod: jodText,
	/** The owner's time to claim; null before the return. */
	claimsUntil: z.string().nullable(),
	/** How long the renter has to answer. */
	answerHours: z.int(),
	/** The owner may claim, or say that there is nothing to claim. */
	mayClaim: z.boolean(),
	/** What follows from the records of the handover, while a claim can be made. */
	charges: handoverCharges.nullable(),
	claim: z
		.object({
			id: z.uuid(),
			status: z.enum(claimStatuses),
			outcome: z.enum(claimOutcomes).nullable(),
			needsDecision: z.boolean(),
			answerBy: z.string(),
			claimedJod: jodText,
			grantedJod: jodText.nullable(),
			unpaidExcessJod: jodText.nullable(),
			allowedActions: z.array(z.enum(claimActions)),
		})
		.nullable(),
});
export type ClaimState = z.output<typeof claimState>;

const ofBooking = z.object({ id: z.uuid() });
const ofClaim = z.object({ id: z.uuid() });
const admins = ['ADMIN', 'SUPER_ADMIN'] as const;

export const openClaim = endpoint({
	method: 'POST',
	path: '/api/bookings/{id}/claims',
	summary: 'The owner claims of the deposit, line by line, with photos, within the time after the return. It holds the settlement back.',
	access: 'signed-in',
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
	summary: 'The claim on a booking, for its owner, its renter and admins.',
	access: 'signed-in',
	params: ofBooking,
	response: claim,
	refusals: ['CLAIM_NOT_FOUND'],
});

export const getClaimState = endpoint({
	method: 'GET',
	path: '/api/bookings/{id}/claim-state',
	summary: 'Whether a claim can be made and until when, and where the claim on a booking stands.',
	access: 'signed-in',
	params: ofBooking,
	response: claimState,
	refusals: ['BOOKING_NOT_FOUND'],
});

export const acceptClaim = endpoint({
	method: 'PATCH',
	path: '/api/claims/{id}/accept',
	summary: 'The renter agrees: all of it is granted at once.',
	access: 'signed-in',
	params: ofClaim,
	response: claim,
	refusals: ['CLAIM_NOT_FOUND', 'CLAIM_NOT_OPEN', 'CLAIM_ANSWER_LATE'],
});

export const contestClaim = endpoint({
	method: 'PATCH',
	path: '/api/claims/{id}/contest',
	summary: 'The renter says otherwise, with a reason and photos; an admin decides.',
	access: 'signed-in',
	params: ofClaim,
	body: contestBody,
	response: claim,
	refusals: ['CLAIM_NOT_FOUND', 'CLAIM_NOT_OPEN', 'CLAIM_ANSWER_LATE', 'FILE_TYPE_REFUSED', 'FILE_DAMAGED'],
});

export const withdrawClaim = endpoint({
	method: 'PATCH',
	path: '/api/claims/{id}/withdraw',
	summary: 'The owner gives it up: the whole deposit goes back.',
	access: 'signed-in',
	params: ofClaim,
	response: claim,
	refusals: ['CLAIM_NOT_FOUND', 'CLAIM_NOT_OPEN'],
});

export const resolveClaim = endpoint({
	method: 'PATCH',
	path: '/api/claims/{id}/resolve',
	summary: 'An admin decides a claim that was contested, or not answered in time: an amount for each line, and a note that both read.',
	access: admins,
	params: ofClaim,
	body: z.object({
		items: z
			.array(
				z.object({
					id: z.uuid(),
					grantedJod: amount.refine(inSteps, { error: 'AMOUNT_STEP' }),
				}),
			)
			.min(1)
			.max(MAX_CLAIM_ITEMS),
		note: words.min(3, { error: 'REQUIRED' }),
	}),
	response: claim,
	refusals: ['CLAIM_NOT_FOUND', 'CLAIM_NOT_DECIDABLE', 'CLAIM_OF_YOUR_OWN'],
});

export const payClaim = endpoint({
	method: 'POST',
	path: '/api/claims/{id}/pay',
	summary: 'Open the gateway’s page for what exceeds the deposit; asking again gives the same address while that attempt is open.',
	access: 'signed-in',
	idempotent: true,
	params: ofClaim,
	body: z.object({}),
	response: z.object({ redirectUrl: z.string(), paymentId: z.uuid() }),
	refusals: ['CLAIM_NOT_FOUND', 'CLAIM_NOTHING_TO_PAY', 'GATEWAY_UNAVAILABLE'],
});

export const writeOffClaim = endpoint({
	method: 'PATCH',
	path: '/api/claims/{id}/write-off',
	summary: 'An admin gives up asking for what exceeds the deposit.',
	access: admins,
	params: ofClaim,
	body: z.object({ note: words.min(3, { error: 'REQUIRED' }) }),
	response: claim,
	refusals: ['CLAIM_NOT_FOUND', 'CLAIM_NOTHING_TO_PAY', 'CLAIM_OF_YOUR_OWN'],
});

export const claimFilters = ['NEEDS_DECISION', 'OPEN', 'DECIDED'] as const;
export type ClaimFilter = (typeof claimFilters)[number];

export const claimSummary = z.object({
	id: z.uuid(),
	bookingId: z.uuid(),
	status: z.enum(claimStatuses),
	outcome: z.enum(claimOutcomes).nullable(),
	needsDecision: z.boolean(),
	owner: party,
	renter: party,
	carTitle: z.string(),
	claimedJod: jodText,
	grantedJod: jodText.nullable(),
	depositJod: jodText,
	/** What is still asked for beyond the deposit; null where nothing is. */
	unpaidExcessJod: jodText.nullable(),
	openedAt: z.string(),
	answerBy: z.string(),
	decidedAt: z.string().nullable(),
});
export type ClaimSummary = z.output<typeof claimSummary>;

export const listClaims = endpoint({
	method: 'GET',
	path: '/api/admin/claims',
	summary:
		'Claims, newest first: those that need a decision (longest waiting first), those that wait for an answer, or those that are decided.',
	access: admins,
	query: z.object({ ...paging, filter: z.enum(claimFilters).optional() }),
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
	summary: 'One photo, as WebP or JPEG at the next kept width, for both parties of the claim and admins.',
	access: 'signed-in',
	params: z.object({ id: z.uuid() }),
	query: z.object({ w: typedNumber.optional() }),
	response: z.unknown(),
	refusals: ['NOT_FOUND'],
});
