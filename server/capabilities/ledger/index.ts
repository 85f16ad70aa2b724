/** The door of the ledger: double entry, append only. */
export { accountBalances, bookingStatement, ownerPayableOf, trialBalance } from './reads-sql.ts';
export { ledgerRoutes } from './routes.ts';
export {
	cancelledInFull,
	cancelledInPart,
	captured,
	claimPaid,
	claimPaymentReturned,
	completed,
	depositClosed,
	disputeCovered,
	disputeLost,
	disputeOpened,
	disputeWon,
	gatewayFee,
	type Line,
	payoutFailed,
	payoutPaid,
	payoutSent,
	refundConfirmed,
	transferred,
} from './rules.ts';
export { type EventKey, earnedByBooking, earnedSums, insertEntry as post, platformRevenue, platformRevenueByWeek } from './sql.ts';
