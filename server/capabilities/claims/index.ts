/** The door of claims. */
export { contestClaim } from './answer-claim.ts';
export { claimWasPaid } from './hear-payments.ts';
export { claimJobs, claimsRecurring } from './jobs.ts';
export {
	claimAnswerDue,
	claimContested,
	claimDecided,
	claimExcessDue,
	claimExcessPaid,
	claimOpened,
	claimUnanswered,
} from './news.ts';
export { openClaim } from './open-claim.ts';
export { claimsPart } from './person-part.ts';
export { claimRoutes } from './routes.ts';
