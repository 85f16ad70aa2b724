/** A renter's claim on the wire: what may be claimed back after the return, limits, and how its parties and admins see it. */
import * as z from 'zod';
import { claimAmount, claimOutcomes, claimSides, claimStatuses, inSteps } from './claim-shapes.ts';
import { parseFils } from './money.ts';
import { jodText } from './typed-values.ts';
import { bilingualText } from './where-and-when.ts';

/** Fuel or cleaning that the renter paid in the owner's place, and a delivery that was paid and did not happen. */
export const renterClaimKinds = ['FUEL_REFUND', 'CLEANING_PAID', 'DELIVERY_MISSING'] as const;
export type RenterClaimKind = (typeof renterClaimKinds)[number];
/** What the caller may do next; decided by the server alone. */
export const renterClaimActions = ['ACCEPT', 'CONTEST', 'WITHDRAW', 'DECIDE'] as const;
export type RenterClaimAction = (typeof renterClaimActions)[number];

/** Price of filling the tank of a large car. */
export const MAX_FUEL_REFUND_FILS = 100_000n;
/** Price of a thorough cleaning inside and outside. */
export const MAX_CLEANING_REFUND_FILS = 50_000n;
export const MAX_RENTER_CLAIM_PHOTOS = 8;
export const MAX_RENTER_CLAIM_WORDS = 2000;

/** Kinds that are money spent elsewhere, for which there is a receipt. */
export const needsReceipt = (kind: RenterClaimKind): boolean => kind !== 'DELIVERY_MISSING';

const positive = (text: string) => parseFils(text) > 0n;
const words = z.string({ error: 'REQUIRED' }).trim().min(3, { error: 'REQUIRED' }).max(MAX_RENTER_CLAIM_WORDS, { error: 'TEXT_TOO_LONG' });
const photoPaths = z.array(z.string().max(400)).max(MAX_RENTER_CLAIM_PHOTOS, { error: 'RENTER_CLAIM_PHOTOS_TOO_MANY' }).default([]);

export const renterClaimLineBody = z.object({
	kind: z.enum(renterClaimKinds, { error: 'CHOICE_INVALID' }),
	amountJod: claimAmount.refine(positive, { error: 'AMOUNT_OUT_OF_BOUNDS' }).refine(inSteps, { error: 'AMOUNT_STEP' }),
});

export const renterClaimBody = z.object({
	lines: z.array(renterClaimLineBody).min(1, { error: 'REQUIRED' }).max(renterClaimKinds.length),
	reason: words,
	/** Object paths of uploads: receipts and other evidence. */
	photos: photoPaths,
});
export type RenterClaimBody = z.output<typeof renterClaimBody>;

export const renterClaimContestBody = z.object({ reason: words, photos: photoPaths });
export type RenterClaimContest = z.output<typeof renterClaimContestBody>;

export const renterClaimDecisionBody = z.object({
	lines: z
		.array(z.object({ id: z.uuid(), grantedJod: claimAmount.refine(inSteps, { error: 'AMOUNT_STEP' }) }))
		.min(1)
		.max(renterClaimKinds.length),
	/** As previewed; refused if the sum differs now. */
	refundJod: jodText,
	note: words,
});
export type RenterClaimDecision = z.output<typeof renterClaimDecisionBody>;

/** Who bears which part of an amount that is returned to the renter, and what the owner then earns of the rental. */
export const renterClaimSums = z.object({ refundJod: jodText, ownerBearsJod: jodText, platformBearsJod: jodText, ownerKeepsJod: jodText });
export type RenterClaimSums = z.output<typeof renterClaimSums>;

const party = z.object({ id: z.uuid(), displayName: z.string(), displayNameAr: z.string().nullable() });

export const renterClaimLine = z.object({
	id: z.uuid(),
	kind: z.enum(renterClaimKinds),
	amountJod: jodText,
	/** Null until it is decided. */
	grantedJod: jodText.nullable(),
});

export const renterClaimSummary = z.object({
	id: z.uuid(),
	bookingId: z.uuid(),
	status: z.enum(claimStatuses),
	/** Accepted by the owner, decided by an admin, or withdrawn by the renter. */
	outcome: z.enum(claimOutcomes).nullable(),
	/** Waits for an admin: contested, or not answered in time. */
	needsDecision: z.boolean(),
	owner: party,
	renter: party,
	carTitle: z.string(),
	carTitleAr: z.string(),
	claimedJod: jodText,
	grantedJod: jodText.nullable(),
	openedAt: z.string(),
	answerBy: z.string(),
	decidedAt: z.string().nullable(),
});
export type RenterClaimSummary = z.output<typeof renterClaimSummary>;

export const renterClaim = renterClaimSummary.extend({
	/** The reader's side; null for an admin. */
	side: z.enum(claimSides).nullable(),
	lines: z.array(renterClaimLine),
	reason: z.string(),
	photos: z.array(z.object({ side: z.enum(claimSides), url: z.string(), sha256: z.string() })),
	contestReason: z.string().nullable(),
	/** The member of the office’s team who accepted or contested it. */
	answeredBy: bilingualText.optional(),
	decisionNote: z.string().nullable(),
	/** For the claimed amount, and once it is decided for the granted amount. For the owner and admins. */
	claimed: renterClaimSums.nullable(),
	granted: renterClaimSums.nullable(),
	allowedActions: z.array(z.enum(renterClaimActions)),
});
export type RenterClaim = z.output<typeof renterClaim>;

/** The renter's claim on a booking, and whether one may be made. */
export const renterClaimState = z.object({
	bookingId: z.uuid(),
	side: z.enum(claimSides).nullable(),
	/** The latest claim. */
	claim: renterClaim.nullable(),
	/** The caller may make one now. */
	mayClaim: z.boolean(),
	/** End of the time for claims; null before the return. */
	claimsUntil: z.string().nullable(),
	/** The owner's time to answer. */
	answerHours: z.int(),
	/** The maximum for each kind; kinds that this booking does not have are left out. */
	limits: z.array(z.object({ kind: z.enum(renterClaimKinds), maxJod: jodText })),
	/** The maximum for all lines together. */
	maxTotalJod: jodText,
});
export type RenterClaimState = z.output<typeof renterClaimState>;
