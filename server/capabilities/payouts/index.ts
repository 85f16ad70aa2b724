/** Public interface of payouts: payments to owners, and their earnings. */

export { payoutDetailsChanged, payoutFailed, payoutPaid, payoutReady } from './events.ts';
export { markFailed, markPaid } from './finish-payout.ts';
export { findPayouts } from './lists-sql.ts';
export { makeBatch } from './make-batch.ts';
export { payoutMetrics } from './metrics.ts';
export { saveDetails } from './payout-details.ts';
export { payoutPersonalData } from './personal-data.ts';
export { readAdminPayouts, readBatch } from './read-payouts.ts';
export { payoutRoutes } from './routes.ts';
export { countDuePayouts, goodwillPayouts, payoutById, sumPayoutsByState } from './sql.ts';
export {
	onBookingCancelled,
	onClaimExcessPaid,
	onDisputeClosed,
	onDisputeOpened,
	onFineDecided,
	onSettlementCalculated,
	onSettlementHeld,
	onSettlementPaidManually,
	onSettlementReleased,
	openGoodwillPayout,
} from './subscribers.ts';
