/** Which accounts each event moves, in fils. Every list of lines balances. Pure. */

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
	| 'DISPUTE_LOSS';

export type Line = { account: Account; debitFils: bigint; creditFils: bigint; ownerId?: string };

const debit = (account: Account, fils: bigint): Line => ({ account, debitFils: fils, creditFils: 0n });
const credit = (account: Account, fils: bigint, ownerId?: string): Line => ({
	account,
	debitFils: 0n,
	creditFils: fils,
	...(ownerId ? { ownerId } : {}),
});
/** A movement of nothing is no line. */
const moved = (lines: Line[]): Line[] => lines.filter((line) => line.debitFils + line.creditFils > 0n);

export type Charge = { rentalFils: bigint; depositFils: bigint };

/** The card was charged: rental and deposit are somebody else's money that we keep. */
export const captured = ({ rentalFils, depositFils }: Charge): Line[] =>
	moved([debit('GATEWAY_CLEARING', rentalFils + depositFils), credit('RENTAL_ESCROW', rentalFils), credit('DEPOSITS_HELD', depositFils)]);

/** Declined, unanswered, or paid too late: all of it is owed back. */
export const cancelledInFull = ({ rentalFils, depositFils }: Charge): Line[] =>
	moved([debit('RENTAL_ESCROW', rentalFils), debit('DEPOSITS_HELD', depositFils), credit('REFUNDS_PAYABLE', rentalFils + depositFils)]);

/** Cancelled after the confirmation: of the rental something is kept, of which the platform has its fee and the owner the rest. */
export const cancelledInPart = (charge: Charge, kept: { fils: bigint; platformFils: bigint; ownerId: string }): Line[] =>
	moved([
		debit('RENTAL_ESCROW', charge.rentalFils),
		debit('DEPOSITS_HELD', charge.depositFils),
		credit('REFUNDS_PAYABLE', charge.rentalFils + charge.depositFils - kept.fils),
		credit('PLATFORM_REVENUE', kept.platformFils),
		credit('OWNER_PAYABLE', kept.fils - kept.platformFils, kept.ownerId),
	]);

/** The gateway says that the refund went out. */
export const refundConfirmed = (fils: bigint): Line[] => [debit('REFUNDS_PAYABLE', fils), credit('GATEWAY_CLEARING', fils)];

/** The rental took place: the platform has earned its fee and the owner the rest. */
export const completed = (rental: { totalFils: bigint; platformFeeFils: bigint; ownerId: string }): Line[] =>
	moved([
		debit('RENTAL_ESCROW', rental.totalFils),
		credit('PLATFORM_REVENUE', rental.platformFeeFils),
		credit('OWNER_PAYABLE', rental.totalFils - rental.platformFeeFils, rental.ownerId),
	]);
