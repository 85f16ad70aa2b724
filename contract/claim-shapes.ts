/** A claim on the wire: states, limits, and how its parties and admins see it. */
import * as z from 'zod';
import { jodText } from './cars.ts';
import { foldDigits } from './digits.ts';
import { handoverCharges } from './handover.ts';
import { parseFils } from './money.ts';
import { deductionTypes } from './settlements.ts';
import { bilingualText } from './where-and-when.ts';

export const claimStatuses = ['OPEN', 'ACCEPTED', 'CONTESTED', 'RESOLVED'] as const;
export type ClaimStatus = (typeof claimStatuses)[number];
/** Outcome: accepted by the renter, decided by an admin, or withdrawn by the owner. */
export const claimOutcomes = ['ACCEPTED', 'DECIDED', 'WITHDRAWN'] as const;
export type ClaimOutcome = (typeof claimOutcomes)[number];
export const claimSides = ['OWNER', 'RENTER'] as const;
export type ClaimSide = (typeof claimSides)[number];
/** What the caller may do next; decided by the server alone. */
export const claimActions = ['ACCEPT', 'CONTEST', 'ADD_LINES', 'WITHDRAW', 'RESOLVE', 'PAY', 'WRITE_OFF'] as const;
export type ClaimAction = (typeof claimActions)[number];

export const MAX_CLAIM_ITEMS = 10;
export const MAX_CLAIM_PHOTOS = 12;
export const MAX_CLAIM_ITEM_FILS = 5_000_000n;
export const MAX_CLAIM_FILS = 10_000_000n;
/** Card charges are multiples of this. */
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
	/** Object paths of uploads. */
	photos: photos.min(1, { error: 'PHOTO_REQUIRED' }),
});
export type ClaimBody = z.output<typeof claimBody>;

/** Further lines of an open claim. */
export const claimLinesBody = z.object({
	items: z.array(claimItemBody).min(1, { error: 'REQUIRED' }).max(MAX_CLAIM_ITEMS),
	/** Object paths of uploads; the claim has photos already. */
	photos: photos.default([]),
});
export type ClaimLinesBody = z.output<typeof claimLinesBody>;

export const acceptClaimBody = z.object({
	/** The total that the renter saw; lines may have been added since. */
	claimedJod: jodText.optional(),
});

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
	/** What follows from the handover records for this line, as kilometres, eighths of a tank or started hours at a rate; null if nothing follows from them. */
	record: z.object({ quantity: z.int(), rateJod: jodText, amountJod: jodText }).nullable(),
	/** Null until it is decided. */
	grantedJod: jodText.nullable(),
});
export type ClaimItem = z.output<typeof claimItem>;

/** Allocation of an amount: covered by the deposit, refunded to the renter, and the excess over the deposit. */
export const claimDivision = z.object({ totalJod: jodText, fromDepositJod: jodText, depositBackJod: jodText, excessJod: jodText });
export type ClaimAllocation = z.output<typeof claimDivision>;

/** Timeline events of a claim. */
export const claimEventKinds = [
	'OPENED',
	'LINES_ADDED',
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
	/** The reader's side; null for an admin. */
	side: z.enum(claimSides).nullable(),
	status: z.enum(claimStatuses),
	outcome: z.enum(claimOutcomes).nullable(),
	/** Waits for an admin: contested, or not answered in time. */
	needsDecision: z.boolean(),
	owner: party,
	renter: party,
	carTitle: z.string(),
	carTitleAr: z.string(),
	note: z.string(),
	items: z.array(claimItem),
	photos: z.array(claimPhoto),
	contestReason: z.string().nullable(),
	decisionNote: z.string().nullable(),
	depositJod: jodText,
	/** Of the amount that is returned of the deposit, at most this much stays held for traffic fines first; once the deposit is closed, exactly this much. */
	fineHoldJod: jodText,
	/** As claimed, and as granted once it is decided. */
	claimed: claimDivision,
	granted: claimDivision.nullable(),
	/** Payment of the excess; null if there is none. */
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
	/** Withdrawn before then, a claim leaves the deposit held, and the owner may open another claim; null if a withdrawal is final. */
	claimAgainUntil: z.string().nullable(),
	/** Earlier claims on the same booking that were withdrawn, oldest first. */
	earlier: z.array(z.object({ id: z.uuid(), claimedJod: jodText, decidedAt: z.string().nullable() })),
	/** Ordered by time; upcoming events have `isDue`. `by`: the member of the office’s team who acted. */
	timeline: z.array(z.object({ kind: z.enum(claimEventKinds), at: z.string(), isDue: z.boolean(), by: bilingualText.optional() })),
	allowedActions: z.array(z.enum(claimActions)),
});
export type Claim = z.output<typeof claim>;

/** State of a booking between its return and its settlement: whether a claim is possible, or its result. */
export const claimState = z.object({
	bookingId: z.uuid(),
	side: z.enum(claimSides).nullable(),
	depositJod: jodText,
	/** Of the amount that is returned, this much would stay held for traffic fines. */
	fineHoldJod: jodText,
	/** End of the claim window; null before the return. */
	claimsUntil: z.string().nullable(),
	/** The renter's response time. */
	answerHours: z.int(),
	/** The owner may claim or release the deposit. */
	mayClaim: z.boolean(),
	/** Charges from the handover records, while a claim is possible. */
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
	carTitleAr: z.string(),
	claimedJod: jodText,
	grantedJod: jodText.nullable(),
	depositJod: jodText,
	/** Unpaid excess; null if there is none. */
	unpaidExcessJod: jodText.nullable(),
	openedAt: z.string(),
	answerBy: z.string(),
	decidedAt: z.string().nullable(),
});
export type ClaimSummary = z.output<typeof claimSummary>;
