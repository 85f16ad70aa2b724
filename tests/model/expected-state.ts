/**
 * One booking's money as arithmetic: charges, obligations, and the expected balance of every account.
 * Written from the specification and not from the product's code: each command returns whether it is allowed, and updates these few fields.
 */

const MINUTE = 60_000;

export type Terms = {
	rentalFils: bigint;
	dailyFils: bigint;
	depositFils: bigint;
	feeFils: bigint;
	startsAt: number;
	endsAt: number;
	days: number;
};

export type Charge = {
	for: 'BOOKING' | 'CLAIM';
	fils: bigint;
	feeFils: bigint;
	dispute: null | { state: 'OPEN' | 'WON' | 'LOST'; coveredFils: bigint };
};
/** OWED until the gateway has it, SENT until the gateway or the renter's bank has returned it, which only the gateway knows. */
export type Owed = { of: Charge; fils: bigint; state: 'OWED' | 'SENT' | 'ARRIVED' | 'CHARGED_BACK' };
export type Payout = {
	source: 'SETTLEMENT' | 'CANCELLATION' | 'CLAIM_EXCESS';
	fils: bigint;
	state: 'PENDING' | 'SENT' | 'PAID' | 'FAILED';
	isHeld: boolean;
	isByHand: boolean;
};
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
export type Page = { for: 'BOOKING' | 'CLAIM'; openedAt: number; isOver: boolean; isPaid: boolean };
export type Settlement = { state: 'PENDING' | 'CALCULATED' | 'PAID' | 'DISPUTED'; claimsUntil: number };

export type ExpectedState = {
	terms: Terms;
	now: number;
	holdUntil: number;
	status: 'REQUESTED' | 'CONFIRMED' | 'COMPLETED' | 'CANCELLED';
	paidAt: number | null;
	confirmedAt: number | null;
	checkedIn: boolean;
	keptFils: bigint;
	/** HELD from the payment until it is closed; the owner's part of it. */
	deposit: 'NONE' | 'HELD' | 'CLOSED';
	capturedFils: bigint;
	pages: Page[];
	charges: Charge[];
	/** The payment applied to the booking. */
	paying: Charge | null;
	refunds: Owed[];
	claim: Claim | null;
	/** The first claim was withdrawn while another could still be made. */
	withdrewInTime: boolean;
	settlement: Settlement | null;
	payouts: Payout[];
};

/** Rounded half up to a fils. */
export const share = (fils: bigint, part: bigint, whole: bigint): bigint => (fils * part * 2n + whole) / (whole * 2n);
export const sum = (amounts: bigint[]): bigint => amounts.reduce((total, fils) => total + fils, 0n);

export const begin = (terms: Terms, now: number): ExpectedState => ({
	terms,
	now,
	holdUntil: now + 30 * MINUTE,
	status: 'REQUESTED',
	paidAt: null,
	confirmedAt: null,
	checkedIn: false,
	keptFils: 0n,
	deposit: 'NONE',
	capturedFils: 0n,
	pages: [],
	charges: [],
	paying: null,
	refunds: [],
	claim: null,
	withdrewInTime: false,
	settlement: null,
	payouts: [],
});

export const hasOpenDispute = (story: ExpectedState): boolean => story.charges.some(({ dispute }) => dispute?.state === 'OPEN');

export function owe(story: ExpectedState, of: Charge, fils: bigint): void {
	if (fils === 0n) return;
	// The renter's bank has returned the whole charge: nothing is sent a second time.
	const isCovered = of.dispute?.state === 'LOST';
	if (isCovered && of.dispute) of.dispute.coveredFils += fils;
	story.refunds.push({ of, fils, state: isCovered ? 'CHARGED_BACK' : 'OWED' });
}
export function addPayout(story: ExpectedState, source: Payout['source'], fils: bigint): void {
	story.payouts.push({ source, fils, state: 'PENDING', isHeld: false, isByHand: false });
}

export const hasOpenClaim = ({ claim }: ExpectedState): boolean => claim !== null && claim.state !== 'DECIDED';
