/** Public interface of renters' claims: what a renter claims back after the return. */
export {
	renterClaimAnswerDue,
	renterClaimContested,
	renterClaimDecided,
	renterClaimOpened,
	renterClaimUnanswered,
} from './events.ts';
export { renterClaimJobs, renterClaimsRecurring } from './job-handlers.ts';
export { renterClaimPersonalData } from './personal-data.ts';
export { renterClaimRoutes } from './routes.ts';
export { countRenterClaimsToDecide, hasRenterClaimSince, renterClaimsOfPerson } from './sql.ts';
