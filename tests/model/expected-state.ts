/**
 * One booking's money as arithmetic: charges, obligations, and the expected balance of every account.
 * Written from the specification and not from the product's code: each command returns whether it is allowed, and updates these few fields.
 */

import type { RenterClaimKind } from '#contract/renter-claim-shapes.ts';
import type { ReportKind, ReportOutcome } from '#contract/report-shapes.ts';

const MINUTE = 60_000;

/** The present agreement. */
export type Terms = {
	/** Of each day from the pickup on. */
	rates: bigint[];
	/** The agreed discount of a week or more; 0 if there is none. */
	weekPercent: bigint;
	discountFils: bigint;
	/** Retained of days that the renter gave up. */
	retainedFils: bigint;
	/** Of the rental, for bringing the car. */
	deliveryFils: bigint;
	/** Of the rental, for each of its days: an extra. */
	seatFils: bigint;
	rentalFils: bigint;
	depositFils: bigint;
	/** What a promo code takes off, and what of it the platform bears: all of its own codes, nothing of an owner's. */
	promoFils: bigint;
	borneFils: bigint;
	/** Of the rental with what the platform bears. */
	feeFils: bigint;
	startsAt: number;
	endsAt: number;
	/** The pickup to which the notice of a cancellation is measured. */
	noticeFrom: number;
};
/** Of the car: what added days, the discount of a week or more, and the delivery are today, and the notice that it needs; of the marketplace: what stays held for fines. */
export type Offer = {
	dailyFils: bigint;
	weekPercent: bigint;
	deliveryFils: bigint;
	noticeHours: number;
	instantBook: boolean;
	forFines: { fils: bigint; days: number } | null;
};
/** Of another owner, free at all times: what the renter can take instead. */
export type OtherCar = Pick<Offer, 'dailyFils' | 'weekPercent' | 'instantBook'>;

export type Charge = {
	/** CARRIED: from a booking that its owner ended; the card was charged for that one. */
	for: 'BOOKING' | 'CARRIED' | 'CHANGE' | 'CLAIM';
	fils: bigint;
	/** What it still holds for the booking. */
	rentalFils: bigint;
	depositFils: bigint;
	feeFils: bigint;
	/** Goodwill over this payment, and the part of it that a later refund of the charge needed. */
	goodwillFils: bigint;
	absorbedFils: bigint;
	/** Of its deposit. */
	depositBackFils: bigint;
	/** `at`: the newest booking that the charge had paid for when the dispute began; its entries are there. */
	dispute: null | { state: 'OPEN' | 'WON' | 'LOST'; at: ExpectedState };
	/** Of carried money, the charge of a card that it comes from, and the product's row, once it was found. */
	source?: Charge;
	row?: string;
};
/** OWED until the gateway has it or it pays for another car, SENT until the gateway or the renter's bank has returned it, which only the gateway knows. */
export type Owed = {
	of: Charge;
	fils: bigint;
	state: 'OWED' | 'SENT' | 'ARRIVED' | 'CHARGED_BACK' | 'CARRIED';
	/** Until then it waits for the renter; null if it does not. */
	heldUntil: number | null;
	/** The product's row, once it was found. */
	row: string | null;
};
/** `after`: what is agreed once it is applied. `payFils`: negative for what goes back. */
export type Change = {
	side: 'RENTER' | 'OWNER';
	state: 'PROPOSED' | 'AWAITING_PAYMENT' | 'APPLIED' | 'DECLINED' | 'EXPIRED' | 'WITHDRAWN';
	respondBy: number;
	holdUntil: number;
	after: Terms;
	rentalFils: bigint;
	depositFils: bigint;
};
export type Report = { kind: ReportKind; createdAt: number; outcome: ReportOutcome | null; refundFils: bigint };
/** PROMISED until the booking is confirmed, or LAPSED if it is not. */
export type Goodwill = {
	recipient: 'RENTER' | 'OWNER';
	fils: bigint;
	state: 'REQUESTED' | 'GRANTED' | 'REFUSED' | 'PROMISED' | 'LAPSED';
};
export type Fine = { fils: bigint; state: 'OPEN' | 'CONTESTED' | 'DECIDED'; grantedFils: bigint; answerBy: number };
export type FineHold = { heldFils: bigint; chargedFils: bigint; releasedFils: bigint; until: number; isOver: boolean; fines: Fine[] };
export type Payout = {
	source: 'SETTLEMENT' | 'CANCELLATION' | 'CLAIM_EXCESS' | 'GOODWILL' | 'LATE_FINE';
	fils: bigint;
	state: 'PENDING' | 'SENT' | 'PAID' | 'FAILED';
	isHeld: boolean;
	isByHand: boolean;
	/** The bank had it once. */
	wasSent: boolean;
};
export type ClaimedLine = { kind: RenterClaimKind; fils: bigint };
export type RenterClaim = { state: 'OPEN' | 'CONTESTED' | 'DECIDED' | 'WITHDRAWN'; lines: readonly ClaimedLine[]; answerBy: number };
export type Claim = {
	/** The second follows a withdrawal. */
	attempt: 1 | 2;
	state: 'OPEN' | 'CONTESTED' | 'DECIDED';
	items: bigint[];
	answerBy: number;
	excessFils: bigint;
	excess: 'NONE' | 'ASKED' | 'PAID' | 'WRITTEN_OFF';
};
/** The gateway's page of one attempt: after a failed card another attempt is opened, and the old page can still be paid. */
export type Page = { for: 'BOOKING' | 'CHANGE' | 'CLAIM'; change: Change | null; openedAt: number; isOver: boolean; isPaid: boolean };
export type Settlement = { state: 'PENDING' | 'CALCULATED' | 'PAID' | 'DISPUTED'; claimsUntil: number };

export type ExpectedState = {
	terms: Terms;
	offer: Offer;
	other: OtherCar | null;
	/** The booking that its owner ended, in whose place this one was made. */
	replaced: ExpectedState | null;
	/** What this one expects of it. */
	carriedFils: bigint;
	now: number;
	holdUntil: number;
	status: 'REQUESTED' | 'CONFIRMED' | 'COMPLETED' | 'CANCELLED';
	/** Cancelled, declined or not answered. */
	endedByOwner: boolean;
	paidAt: number | null;
	confirmedAt: number | null;
	checkedIn: boolean;
	/** Oldest first. */
	changes: Change[];
	reports: Report[];
	/** An open report may end the rental: neither the return nor its time completes it. */
	completionWaits: boolean;
	/** By whom the return was recorded, and when first. */
	recordedBy: Array<'RENTER' | 'OWNER'>;
	recordedAt: number | null;
	/** By the owner. */
	returnedAt: number | null;
	completedAt: number | null;
	keptFils: bigint;
	/** HELD from the payment until it is closed; the owner's part of it. */
	deposit: 'NONE' | 'HELD' | 'CLOSED';
	capturedFils: bigint;
	pages: Page[];
	charges: Charge[];
	/** The payments applied to the booking and its changes, oldest first. */
	paying: Charge[];
	refunds: Owed[];
	claim: Claim | null;
	/** The first claim was withdrawn while another could still be made. */
	withdrewInTime: boolean;
	settlement: Settlement | null;
	/** Of the closed deposit. */
	fineHold: FineHold | null;
	/** Oldest first. */
	goodwill: Goodwill[];
	/** Oldest first. */
	renterClaims: RenterClaim[];
	/** What went back by one. The owner bears it, except for the platform's fee of a delivery. */
	renterRefundFils: bigint;
	renterRefundFeeFils: bigint;
	payouts: Payout[];
};

/** Rounded half up to a fils. */
export const share = (fils: bigint, part: bigint, whole: bigint): bigint => (fils * part * 2n + whole) / (whole * 2n);
export const sum = (amounts: bigint[]): bigint => amounts.reduce((total, fils) => total + fils, 0n);

export const begin = (terms: Terms, offer: Offer, now: number): ExpectedState => ({
	terms,
	offer,
	other: null,
	replaced: null,
	carriedFils: 0n,
	now,
	holdUntil: now + 30 * MINUTE,
	status: 'REQUESTED',
	endedByOwner: false,
	paidAt: null,
	confirmedAt: null,
	checkedIn: false,
	changes: [],
	reports: [],
	completionWaits: false,
	recordedBy: [],
	recordedAt: null,
	returnedAt: null,
	completedAt: null,
	keptFils: 0n,
	deposit: 'NONE',
	capturedFils: 0n,
	pages: [],
	charges: [],
	paying: [],
	refunds: [],
	claim: null,
	withdrewInTime: false,
	settlement: null,
	fineHold: null,
	goodwill: [],
	renterClaims: [],
	renterRefundFils: 0n,
	renterRefundFeeFils: 0n,
	payouts: [],
});

/** What the platform adds to the retained part of a cancelled rental: the same part of the code. */
export const retainedBorne = ({ keptFils, terms }: ExpectedState): bigint => (terms.borneFils * keptFils) / terms.rentalFils;

const WEEK = 7;
export const toStep = (fils: bigint): bigint => (fils / 10n) * 10n;
/** A week or more has its discount on all days, up to a step. */
export const weekDiscount = (days: number, baseFils: bigint, percent: bigint): bigint =>
	days >= WEEK ? toStep((baseFils * percent + 99n) / 100n + 9n) : 0n;

/** The charge of a card that a payment was made with, now or for an earlier booking. */
export const chargedFor = (charge: Charge): Charge => charge.source ?? charge;

export const hasOpenDispute = (story: ExpectedState): boolean =>
	story.charges.some((charge) => chargedFor(charge).dispute?.state === 'OPEN');

/** What the card can still get back of it. */
export const roomOf = ({ refunds }: ExpectedState, charge: Charge): bigint =>
	charge.fils - sum(refunds.filter(({ of }) => of === charge).map(({ fils }) => fils));

/** Earlier goodwill, which is now missing on the payment, is not sent again. */
export function owe(story: ExpectedState, of: Charge, owedFils: bigint, heldUntil: number | null = null): void {
	const missing = owedFils - roomOf(story, of);
	const [absorbed = 0n] = takeInOrder(of.goodwillFils - of.absorbedFils, [missing > 0n ? missing : 0n]);
	of.absorbedFils += absorbed;
	const fils = owedFils - absorbed;
	if (fils === 0n) return;
	// The renter's bank has returned the whole charge: nothing is sent a second time.
	const isCovered = chargedFor(of).dispute?.state === 'LOST';
	story.refunds.push({ of, fils, state: isCovered ? 'CHARGED_BACK' : 'OWED', heldUntil: isCovered ? null : heldUntil, row: null });
}

/** Takes `fils` from these amounts in order, as far as each reaches. */
export function takeInOrder(fils: bigint, amounts: bigint[]): bigint[] {
	let left = fils;
	return amounts.map((amount) => {
		const part = amount < left ? amount : left;
		left -= part;
		return part;
	});
}

/** A part of rental and deposit goes back while the booking goes on, from the newest payment on. */
export function reduce(story: ExpectedState, rentalFils: bigint, depositFils: bigint, heldUntil: number | null = null): void {
	const charges = story.paying.toReversed();
	const rental = takeInOrder(
		rentalFils,
		charges.map((charge) => charge.rentalFils),
	);
	const deposit = takeInOrder(
		depositFils,
		charges.map((charge) => charge.depositFils),
	);
	for (const [index, charge] of charges.entries()) {
		const [rentalPart, depositPart] = [rental[index] ?? 0n, deposit[index] ?? 0n];
		owe(story, charge, rentalPart + depositPart, heldUntil);
		charge.rentalFils -= rentalPart;
		charge.depositFils -= depositPart;
	}
}

export function addPayout(story: ExpectedState, source: Payout['source'], fils: bigint): void {
	story.payouts.push({ source, fils, state: 'PENDING', isHeld: false, isByHand: false, wasSent: false });
}

/** The booking, and those that it replaces, newest first. */
export const withReplaced = (story: ExpectedState): ExpectedState[] => [story, ...(story.replaced ? withReplaced(story.replaced) : [])];

/** Charges of a card, in order. */
export const chargesOfCards = ({ charges }: ExpectedState): Charge[] => charges.filter((charge) => charge.for !== 'CARRIED');

/** The change that waits for an answer or a payment. */
export const openChange = ({ changes }: ExpectedState): Change | undefined =>
	changes.find(({ state }) => state === 'PROPOSED' || state === 'AWAITING_PAYMENT');

export const hasOpenClaim = ({ claim }: ExpectedState): boolean => claim !== null && claim.state !== 'DECIDED';
export const hasOpenRenterClaim = ({ renterClaims }: ExpectedState): boolean =>
	renterClaims.some(({ state }) => state === 'OPEN' || state === 'CONTESTED');
