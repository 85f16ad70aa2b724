/** Public interface of claims. */
export { contestClaim } from './answer-claim.ts';
export {
	claimAnswerDue,
	claimContested,
	claimDecided,
	claimExcessDue,
	claimExcessPaid,
	claimLinesAdded,
	claimOpened,
	claimUnanswered,
} from './events.ts';
export { claimJobs, claimsRecurring } from './job-handlers.ts';
export { openClaim } from './open-claim.ts';
export { claimPersonalData } from './personal-data.ts';
export { claimRoutes } from './routes.ts';
export { claimById, claimsOfPerson, countClaimsToDecide, hasClaimSince } from './sql.ts';
export { onClaimPaymentCaptured } from './subscribers.ts';
