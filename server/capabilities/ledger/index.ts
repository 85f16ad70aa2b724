/** The door of the ledger: double entry, append only. */
export {
	cancelledInFull,
	cancelledInPart,
	captured,
	claimPaid,
	claimPaymentReturned,
	completed,
	depositClosed,
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
export { insertEntry as post, platformRevenue, platformRevenueByWeek } from './sql.ts';
