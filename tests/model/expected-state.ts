/**
 * One booking's money as arithmetic: charges, obligations, and the expected balance of every account.
 * Written from the specification and not from the product's code: each command returns whether it is allowed, and updates these few fields.
 */

import type { RenterClaimKind } from '#contract/renter-claim-shapes.ts';
import type { ReportKind, ReportOutcome } from '#contract/report-shapes.ts';

const MINUTE = 60_000;

/** What is agreed at present. */
export type Terms = {
	/** Rate of each day from the pickup on. */
	rates: bigint[];
	/** The agreed discount of a week or more; 0 if there is none. */
	weekPercent: bigint;
	discountFils: bigint;
	/** Amount retained for days that the renter gave up. */
	retainedFils: bigint;
	/** Part of the rental for delivering the car. */
	deliveryFils: bigint;
	/** Price of an extra for each day, part of the rental. */
	seatFils: bigint;
	rentalFils: bigint;
	depositFils: bigint;
	/** Amount that a promo code takes off, and the part of it that the platform bears: all of it for the platform's codes, none for an owner's. */
	promoFils: bigint;
	borneFils: bigint;
	/** Platform fee of the rental plus the part of the promo code that the platform bears. */
	feeFils: bigint;
	startsAt: number;
	endsAt: number;
	/** The pickup from which the notice of a cancellation is counted back. */
	noticeFrom: number;
};
/** Today's prices of added days and of the delivery, discount of a week or more, and required notice, all of the car; and the marketplace's hold for fines. */
export type Offer = {
	dailyFils: bigint;
	weekPercent: bigint;
	deliveryFils: bigint;
	noticeHours: number;
	instantBook: boolean;
	forFines: { fils: bigint; days: number } | null;
};
/** A car of another owner, free at all times, which the renter can book instead. */
export type OtherCar = Pick<Offer, 'dailyFils' | 'weekPercent' | 'instantBook'>;

export type Charge = {
	/** CARRIED: money from a booking that its owner ended, for which the card was charged. */
	for: 'BOOKING' | 'CARRIED' | 'CHANGE' | 'CLAIM';
	fils: bigint;
	/** Parts of the charge that are not refunded. */
	rentalFils: bigint;
	depositFils: bigint;
	feeFils: bigint;
	/** Goodwill that was refunded to this payment, and the part of it that later refunds of the charge had to use. */
	goodwillFils: bigint;
	absorbedFils: bigint;
	/** Refunded part of its deposit. */
	depositBackFils: bigint;
	/** `at`: the newest booking that the charge had paid for when the dispute began, which has the dispute's entries. */
	dispute: null | { state: 'OPEN' | 'WON' | 'LOST'; at: ExpectedState };
	/** For carried money: the card charge that it comes from, and the id of the product's row, once found. */
	source?: Charge;
	row?: string;
};
/** A refund: OWED until the gateway has it or it pays for another car, then SENT until the renter has it. Only the gateway knows when that is. */
export type Owed = {
	of: Charge;
	fils: bigint;
	state: 'OWED' | 'SENT' | 'ARRIVED' | 'CHARGED_BACK' | 'CARRIED';
	/** Until when it waits for the renter to book another car; null if it does not wait. */
	heldUntil: number | null;
	/** Id of the product's row, once found. */
	row: string | null;
};
/** `after`: the terms once the change is applied. `payFils`: negative for a refund. */
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
	/** Whether it was ever sent to the bank. */
	wasSent: boolean;
};
export type ClaimedLine = { kind: RenterClaimKind; fils: bigint };
export type RenterClaim = { state: 'OPEN' | 'CONTESTED' | 'DECIDED' | 'WITHDRAWN'; lines: readonly ClaimedLine[]; answerBy: number };
export type Claim = {
	/** A second claim is possible after the first was withdrawn. */
	attempt: 1 | 2;
	state: 'OPEN' | 'CONTESTED' | 'DECIDED';
	items: bigint[];
	answerBy: number;
	excessFils: bigint;
	excess: 'NONE' | 'ASKED' | 'PAID' | 'WRITTEN_OFF';
};
/** The gateway's page of one attempt. After a failed card another attempt is opened, and the old page can still be paid. */
export type Page = { for: 'BOOKING' | 'CHANGE' | 'CLAIM'; change: Change | null; openedAt: number; isOver: boolean; isPaid: boolean };
export type Settlement = { state: 'PENDING' | 'CALCULATED' | 'PAID' | 'DISPUTED'; claimsUntil: number };

export type ExpectedState = {
	terms: Terms;
	offer: Offer;
	other: OtherCar | null;
	/** The booking that this one replaces because its owner ended it. */
	replaced: ExpectedState | null;
	/** Money that this booking expects from the replaced one. */
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
	/** Whether an open report may end the rental: then neither the return record nor the time completes it. */
	completionWaits: boolean;
	/** The sides that recorded the return, and the time of the first record. */
	recordedBy: Array<'RENTER' | 'OWNER'>;
	recordedAt: number | null;
	/** By the owner. */
	returnedAt: number | null;
	completedAt: number | null;
	keptFils: bigint;
	/** HELD from the payment until the deposit is closed. `capturedFils`: the owner's part of it. */
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
	/** The part of the closed deposit that stays held for fines. */
	fineHold: FineHold | null;
	/** Oldest first. */
	goodwill: Goodwill[];
	/** Oldest first. */
	renterClaims: RenterClaim[];
	/** Amount refunded by a renter's claim. The owner bears it, except for the platform's fee of a delivery, which is `renterRefundFeeFils`. */
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

/** The platform's part of a retained rental: the same share of the promo code as of the rental. */
export const retainedBorne = ({ keptFils, terms }: ExpectedState): bigint => (terms.borneFils * keptFils) / terms.rentalFils;

const WEEK = 7;
export const toStep = (fils: bigint): bigint => (fils / 10n) * 10n;
/** Discount of a week or more, on all days, rounded up to 10 fils. */
export const weekDiscount = (days: number, baseFils: bigint, percent: bigint): bigint =>
	days >= WEEK ? toStep((baseFils * percent + 99n) / 100n + 9n) : 0n;

/** The card charge behind a payment, made for this or an earlier booking. */
export const chargedFor = (charge: Charge): Charge => charge.source ?? charge;

export const hasOpenDispute = (expected: ExpectedState): boolean =>
	expected.charges.some((charge) => chargedFor(charge).dispute?.state === 'OPEN');

/** Amount of the charge that can still be refunded to the card. */
export const roomOf = ({ refunds }: ExpectedState, charge: Charge): bigint =>
	charge.fils - sum(refunds.filter(({ of }) => of === charge).map(({ fils }) => fils));

/** Adds a refund. If earlier goodwill has already used up the charge, the missing amount is not sent again. */
export function owe(expected: ExpectedState, of: Charge, owedFils: bigint, heldUntil: number | null = null): void {
	const missing = owedFils - roomOf(expected, of);
	const [absorbed = 0n] = takeInOrder(of.goodwillFils - of.absorbedFils, [missing > 0n ? missing : 0n]);
	of.absorbedFils += absorbed;
	const fils = owedFils - absorbed;
	if (fils === 0n) return;
	// The renter's bank has returned the whole charge: nothing is sent a second time.
	const isCovered = chargedFor(of).dispute?.state === 'LOST';
	expected.refunds.push({ of, fils, state: isCovered ? 'CHARGED_BACK' : 'OWED', heldUntil: isCovered ? null : heldUntil, row: null });
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

/** Refunds a part of rental and deposit while the booking continues, from the newest payment on. */
export function reduce(expected: ExpectedState, rentalFils: bigint, depositFils: bigint, heldUntil: number | null = null): void {
	const charges = expected.paying.toReversed();
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
		owe(expected, charge, rentalPart + depositPart, heldUntil);
		charge.rentalFils -= rentalPart;
		charge.depositFils -= depositPart;
	}
}

export function addPayout(expected: ExpectedState, source: Payout['source'], fils: bigint): void {
	expected.payouts.push({ source, fils, state: 'PENDING', isHeld: false, isByHand: false, wasSent: false });
}

/** The booking, and those that it replaces, newest first. */
export const withReplaced = (expected: ExpectedState): ExpectedState[] => [
	expected,
	...(expected.replaced ? withReplaced(expected.replaced) : []),
];

/** Charges of a card, in order. */
export const chargesOfCards = ({ charges }: ExpectedState): Charge[] => charges.filter((charge) => charge.for !== 'CARRIED');

/** The change that waits for an answer or a payment. */
export const openChange = ({ changes }: ExpectedState): Change | undefined =>
	changes.find(({ state }) => state === 'PROPOSED' || state === 'AWAITING_PAYMENT');

export const hasOpenClaim = ({ claim }: ExpectedState): boolean => claim !== null && claim.state !== 'DECIDED';
export const hasOpenRenterClaim = ({ renterClaims }: ExpectedState): boolean =>
	renterClaims.some(({ state }) => state === 'OPEN' || state === 'CONTESTED');
