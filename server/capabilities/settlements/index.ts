/** Public interface of settlements. */
export { readFineHold } from './close-deposit.ts';
export { depositInQuestion, disputeForClaim, holdDepositForClaim, resumeClaimWindow, settleClaim } from './deposit-claims.ts';
export {
	depositHeldForFines,
	type SettlementEventPayload,
	settlementCalculated,
	settlementHeld,
	settlementPaidManually,
	settlementReleased,
} from './events.ts';
export { markSettlementPaid } from './mark-paid.ts';
export { openSettlement } from './open-settlement.ts';
export { settlementPersonalData } from './personal-data.ts';
export { settlementJobs, settlementsRecurring } from './release-deposit.ts';
export { closeRenterClaim, openForRenterClaim, settlementForRenter } from './renter-claims.ts';
export { settlementRoutes } from './routes.ts';
export { claimableSettlements, waitingSums } from './sql.ts';
export { onDisputeLost, onGatewayFeeFinalized } from './subscribers.ts';
