/** A claim on the wire: what it can be, what it is limited to, and how it is seen by its two sides and by admins. */
import * as z from 'zod';
import { jodText } from './cars.ts';
import { foldDigits } from './digits.ts';
import { handoverCharges } from './handover.ts';
import { parseFils } from './money.ts';
import { deductionTypes } from './settlements.ts';

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
export const claimAmount = z
	.string({ error: 'REQUIRED' })
	.max(40, { error: 'AMOUNT_INVALID' })
	.transform((text) => foldDigits(text).trim())
	.refine((text) => AMOUNT.test(text), { error: 'AMOUNT_INVALID', abort: true });
export const inSteps = (text: string) => parseFils(text) % CLAIM_STEP_FILS === 0n;
const sensible = (text: string) => parseFils(text) > 0n && parseFils(text) <= MAX_CLAIM_ITEM_FILS;
export const claimWords = z.string().trim().max(MAX_CLAIM_WORDS, { error: 'TEXT_TOO_LONG' });
const photos = z.array(z.string().max(400)).max(MAX_CLAIM_PHOTOS, { error: 'CLAIM_PHOTOS_TOO_MANY' });

export const claimItemBody = z.object({
	type: z.enum(deductionTypes, { error: 'CHOICE_INVALID' }),
	amountJod: claimAmount.refine(sensible, { error: 'AMOUNT_OUT_OF_BOUNDS' }).refine(inSteps, { error: 'AMOUNT_STEP' }),
	description: z.string({ error: 'REQUIRED' }).trim().min(3, { error: 'REQUIRED' }).max(MAX_CLAIM_LINE_WORDS, { error: 'TEXT_TOO_LONG' }),
});

export const claimBody = z.object({
	items: z.array(claimItemBody).min(1, { error: 'REQUIRED' }).max(MAX_CLAIM_ITEMS),
	note: claimWords.default(''),
	/** Uploads, by their object paths. */
	photos: photos.min(1, { error: 'PHOTO_REQUIRED' }),
});
export type ClaimBody = z.output<typeof claimBody>;

export const contestBody = z.object({
	reason: claimWords.min(3, { error: 'REQUIRED' }),
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
export type ClaimAllocation = z.output<typeof claimDivision>;

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
