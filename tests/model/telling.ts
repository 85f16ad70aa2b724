/** What the model remembers of a booking's money. */

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
/** OWED until the gateway has it, SENT until it or the renter's bank has returned it: when that is, only the gateway knows. */
export type Owed = { of: Charge; fils: bigint; state: 'OWED' | 'SENT' | 'ARRIVED' | 'CHARGED_BACK' };
export type Payout = {
	source: 'SETTLEMENT' | 'CANCELLATION' | 'CLAIM_EXCESS';
	fils: bigint;
	state: 'PENDING' | 'SENT' | 'PAID' | 'FAILED';
	isHeld: boolean;
};
export type Claim = {
	state: 'OPEN' | 'CONTESTED' | 'DECIDED';
	items: bigint[];
	answerBy: number;
	excessFils: bigint;
	excess: 'NONE' | 'ASKED' | 'PAID' | 'WRITTEN_OFF';
};
/** The gateway's page of one attempt: after a card that failed another attempt is opened, and the old page can still be paid on. */
export type Page = { for: 'BOOKING' | 'CLAIM'; openedAt: number; isOver: boolean; isPaid: boolean };
export type Settlement = { state: 'PENDING' | 'CALCULATED' | 'PAID' | 'DISPUTED'; claimsUntil: number };

export type Story = {
	terms: Terms;
	now: number;
	holdUntil: number;
	status: 'REQUESTED' | 'CONFIRMED' | 'COMPLETED' | 'CANCELLED';
	paidAt: number | null;
	confirmedAt: number | null;
	checkedIn: boolean;
	keptFils: bigint;
	/** HELD from the payment until it is closed; what of it the owner got. */
	deposit: 'NONE' | 'HELD' | 'CLOSED';
	capturedFils: bigint;
	pages: Page[];
	charges: Charge[];
	/** The one that pays for the booking. */
	paying: Charge | null;
	refunds: Owed[];
	claim: Claim | null;
	settlement: Settlement | null;
	payouts: Payout[];
};
