/** Public interface of the ledger: double entry, append only. */
export { platformResult } from './month-sql.ts';
export { earnedRentalOf, type OwnerMovement, ownerBalanceAt, ownerMovements } from './owner-sql.ts';
export { accountBalances, bookingStatement, ownerPayableOf, trialBalance } from './reads-sql.ts';
export { ledgerRoutes } from './routes.ts';
export {
	cancellationLines,
	captureLines,
	claimPaidLines,
	claimPaymentReturnedLines,
	completionLines,
	depositClosedLines,
	disputeCoveredLines,
	disputeLostLines,
	disputeOpenedLines,
	disputeWonLines,
	fineChargedLines,
	fineHoldReleasedLines,
	gatewayFeeLines,
	goodwillAbsorbedLines,
	goodwillToOwnerLines,
	goodwillToRenterLines,
	type Line,
	partialCancellationLines,
	payoutFailedLines,
	payoutPaidLines,
	payoutSentLines,
	refundCarriedLines,
	refundConfirmedLines,
	rentalReducedLines,
	renterClaimLines,
	transferLines,
} from './rules.ts';
export { type EventKey, earnedByBooking, earnedSums, insertEntry as post, platformRevenue, platformRevenueByWeek } from './sql.ts';
