/** Journal templates: the accounts that each event moves, in fils. Every list of lines balances. Pure. */

export type Account =
	| 'GATEWAY_CLEARING'
	| 'BANK'
	| 'DISPUTE_RECEIVABLE'
	| 'RENTAL_ESCROW'
	| 'DEPOSITS_HELD'
	| 'REFUNDS_PAYABLE'
	| 'OWNER_PAYABLE'
	| 'PAYOUTS_IN_TRANSIT'
	| 'PLATFORM_REVENUE'
	| 'GATEWAY_FEES'
	| 'DISPUTE_LOSS'
	| 'GOODWILL'
	| 'PROMO_CODES';

export type Line = { account: Account; debitFils: bigint; creditFils: bigint; ownerId?: string };

const debit = (account: Account, fils: bigint): Line => ({ account, debitFils: fils, creditFils: 0n });
const credit = (account: Account, fils: bigint, ownerId?: string): Line => ({
	account,
	debitFils: 0n,
	creditFils: fils,
	...(ownerId ? { ownerId } : {}),
});
/** Zero amounts produce no journal line. */
const moved = (lines: Line[]): Line[] => lines.filter((line) => line.debitFils + line.creditFils > 0n);

export type Charge = { rentalFils: bigint; depositFils: bigint };

/** The card was charged: rental and deposit are held in escrow. */
export const captureLines = ({ rentalFils, depositFils }: Charge): Line[] =>
	moved([debit('GATEWAY_CLEARING', rentalFils + depositFils), credit('RENTAL_ESCROW', rentalFils), credit('DEPOSITS_HELD', depositFils)]);

/** Declined, unanswered or paid too late: the full amount is owed to the renter. */
export const cancellationLines = ({ rentalFils, depositFils }: Charge): Line[] =>
	moved([debit('RENTAL_ESCROW', rentalFils), debit('DEPOSITS_HELD', depositFils), credit('REFUNDS_PAYABLE', rentalFils + depositFils)]);

/** `promoFils`: what the platform adds because one of its own promo codes reduced the rental. `platformFils`: its remaining income, less that. */
type Retained = { fils: bigint; promoFils?: bigint; platformFils: bigint; ownerId: string };

/** Cancelled after confirmation with part of the rental retained: the platform gets its fee on that part, the owner the rest. */
export const partialCancellationLines = (charge: Charge, { promoFils = 0n, ...retained }: Retained): Line[] =>
	moved([
		debit('PROMO_CODES', promoFils),
		debit('RENTAL_ESCROW', charge.rentalFils),
		debit('DEPOSITS_HELD', charge.depositFils),
		credit('REFUNDS_PAYABLE', charge.rentalFils + charge.depositFils - retained.fils),
		credit('PLATFORM_REVENUE', retained.platformFils + promoFils),
		credit('OWNER_PAYABLE', retained.fils - retained.platformFils, retained.ownerId),
	]);

/** Part of the rental and of the deposit is refunded while the booking continues. */
export const rentalReducedLines = ({ rentalFils, depositFils }: Charge): Line[] => cancellationLines({ rentalFils, depositFils });

/** Part of a completed rental is refunded by a renter's claim: the owner bears it, and the platform refunds its fee on it. */
export const renterClaimLines = (claim: { fils: bigint; feeFils: bigint; ownerId: string }): Line[] =>
	moved([
		{ ...debit('OWNER_PAYABLE', claim.fils - claim.feeFils), ownerId: claim.ownerId },
		debit('PLATFORM_REVENUE', claim.feeFils),
		credit('REFUNDS_PAYABLE', claim.fils),
	]);

/** The gateway confirmed that the refund was sent. */
export const refundConfirmedLines = (fils: bigint): Line[] => [debit('REFUNDS_PAYABLE', fils), credit('GATEWAY_CLEARING', fils)];

/** A refund that is owed pays for another booking instead: it leaves this booking like a sent refund, and `captureLines` hold it there. */
export const refundCarriedLines = (fils: bigint): Line[] => refundConfirmedLines(fils);

type Completed = { totalFils: bigint; promoFils?: bigint; platformFeeFils: bigint; ownerId: string };

/** The rental took place: the platform earns its fee, the owner the rest as without a promo code of the platform: the platform pays the difference. */
export const completionLines = ({ promoFils = 0n, ...rental }: Completed): Line[] =>
	moved([
		debit('RENTAL_ESCROW', rental.totalFils),
		debit('PROMO_CODES', promoFils),
		credit('PLATFORM_REVENUE', rental.platformFeeFils + promoFils),
		credit('OWNER_PAYABLE', rental.totalFils - rental.platformFeeFils, rental.ownerId),
	]);

const bySign = (fils: bigint, whenPositive: (fils: bigint) => Line[], whenNegative: (fils: bigint) => Line[]): Line[] =>
	fils >= 0n ? moved(whenPositive(fils)) : moved(whenNegative(-fils));

/** The gateway's fee: first an estimate, later the difference to the real fee (negative if it was lower). */
export const gatewayFeeLines = (fils: bigint): Line[] =>
	bySign(
		fils,
		(more) => [debit('GATEWAY_FEES', more), credit('GATEWAY_CLEARING', more)],
		(less) => [debit('GATEWAY_CLEARING', less), credit('GATEWAY_FEES', less)],
	);

/** The gateway transferred to our bank account; negative if refunds exceeded charges and it debited us. */
export const transferLines = (netFils: bigint): Line[] =>
	bySign(
		netFils,
		(came) => [debit('BANK', came), credit('GATEWAY_CLEARING', came)],
		(went) => [debit('GATEWAY_CLEARING', went), credit('BANK', went)],
	);

/** The deposit after inspection: the owner's part, and the rest that is refunded. */
export const depositClosedLines = (deposit: { heldFils: bigint; capturedFils: bigint; ownerId: string }): Line[] =>
	moved([
		debit('DEPOSITS_HELD', deposit.heldFils),
		credit('OWNER_PAYABLE', deposit.capturedFils, deposit.ownerId),
		credit('REFUNDS_PAYABLE', deposit.heldFils - deposit.capturedFils),
	]);

/** A fine that was accepted or decided: from the part held for fines, to the owner. */
export const fineChargedLines = (fils: bigint, ownerId: string): Line[] =>
	moved([debit('DEPOSITS_HELD', fils), credit('OWNER_PAYABLE', fils, ownerId)]);

/** The unused part that was held for fines is refunded to the renter. */
export const fineHoldReleasedLines = (fils: bigint): Line[] => moved([debit('DEPOSITS_HELD', fils), credit('REFUNDS_PAYABLE', fils)]);

/** The excess of a claim was paid by card: all of it belongs to the owner. */
export const claimPaidLines = (fils: bigint, ownerId: string): Line[] =>
	moved([debit('GATEWAY_CLEARING', fils), credit('OWNER_PAYABLE', fils, ownerId)]);

/** A duplicate payment for a claim is refunded. */
export const claimPaymentReturnedLines = (fils: bigint, ownerId: string): Line[] =>
	moved([{ ...debit('OWNER_PAYABLE', fils), ownerId }, credit('REFUNDS_PAYABLE', fils)]);

type Payout = { fils: bigint; ownerId: string };

export const payoutSentLines = ({ fils, ownerId }: Payout): Line[] =>
	moved([{ ...debit('OWNER_PAYABLE', fils), ownerId }, credit('PAYOUTS_IN_TRANSIT', fils, ownerId)]);

export const payoutPaidLines = ({ fils, ownerId }: Payout): Line[] =>
	moved([{ ...debit('PAYOUTS_IN_TRANSIT', fils), ownerId }, credit('BANK', fils)]);

/** The bank returned the payout: the owner is owed it again. */
export const payoutFailedLines = ({ fils, ownerId }: Payout): Line[] =>
	moved([{ ...debit('PAYOUTS_IN_TRANSIT', fils), ownerId }, credit('OWNER_PAYABLE', fils, ownerId)]);

/** The renter's bank took the charge back during its investigation. */
export const disputeOpenedLines = (fils: bigint): Line[] => moved([debit('DISPUTE_RECEIVABLE', fils), credit('GATEWAY_CLEARING', fils)]);

export const disputeWonLines = (fils: bigint): Line[] => moved([debit('GATEWAY_CLEARING', fils), credit('DISPUTE_RECEIVABLE', fils)]);

/** The bank decided for the renter: the charge covers what was owed to the renter anyway; the rest is the platform's loss. */
export const disputeLostLines = (dispute: { amountFils: bigint; coveredFils: bigint }): Line[] =>
	moved([
		debit('REFUNDS_PAYABLE', dispute.coveredFils),
		debit('DISPUTE_LOSS', dispute.amountFils - dispute.coveredFils),
		credit('DISPUTE_RECEIVABLE', dispute.amountFils),
	]);

/** A further amount became owed to the renter after a lost dispute. The renter already has it, so the platform's loss decreases. */
export const disputeCoveredLines = (fils: bigint): Line[] => moved([debit('REFUNDS_PAYABLE', fils), credit('DISPUTE_LOSS', fils)]);

/** Goodwill to a renter, who is refunded it, at the platform's expense. */
export const goodwillToRenterLines = (fils: bigint): Line[] => moved([debit('GOODWILL', fils), credit('REFUNDS_PAYABLE', fils)]);

/** Goodwill to an owner, who is paid it out, at the platform's expense. */
export const goodwillToOwnerLines = (fils: bigint, ownerId: string): Line[] =>
	moved([debit('GOODWILL', fils), credit('OWNER_PAYABLE', fils, ownerId)]);

/** More became owed than remains of the payment after goodwill: that part of the charge was refunded already, so the expense decreases. */
export const goodwillAbsorbedLines = (fils: bigint): Line[] => moved([debit('REFUNDS_PAYABLE', fils), credit('GOODWILL', fils)]);
