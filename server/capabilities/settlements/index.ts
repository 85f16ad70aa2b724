/** The door of settlements. */
export { depositInQuestion, disputeForClaim, holdBackForClaim, settleClaim } from './claim-hold.ts';
export { depositWasChargedBack, gatewayFeeWasTold } from './hear-payments.ts';
export { settlementJobs, settlementsRecurring } from './jobs.ts';
export { markSettlementPaid } from './mark-paid.ts';
export { type SettlementFacts, settlementCalculated, settlementFreed, settlementHeld, settlementPaidByHand } from './news.ts';
export { openSettlement } from './open-settlement.ts';
export { settlementsPart } from './person-part.ts';
export { settlementRoutes } from './routes.ts';
export { waitingSums } from './sql.ts';
