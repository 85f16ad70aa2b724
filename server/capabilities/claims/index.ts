/** The door of claims. */
export { claimWasPaid } from './hear-payments.ts';
export { claimJobs, claimsRecurring } from './jobs.ts';
export {
	type ClaimFacts,
	claimAnswerDue,
	claimContested,
	claimDecided,
	claimExcessDue,
	claimExcessPaid,
	claimOpened,
	claimUnanswered,
} from './news.ts';
export { claimRoutes } from './routes.ts';
