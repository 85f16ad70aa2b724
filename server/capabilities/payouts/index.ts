/** The door of payouts: what owners are paid, and what they have earned. */
export { markFailed, markPaid } from './finish-payout.ts';
export { makeBatch } from './make-batch.ts';
export { payoutArrived, payoutBounced, payoutDetailsChanged, payoutReady } from './news.ts';
export { excessBecamePayout, keptPartBecamePayout, settlementBecamePayout } from './open-payout.ts';
export { saveDetails } from './payout-details.ts';
export { payoutsPart } from './person-part.ts';
export { readBatch } from './read-payouts.ts';
export { payoutRoutes } from './routes.ts';
export { enterPaidByHand, freePayout, freezePayouts, holdPayout, unfreezePayouts } from './stop-payouts.ts';
