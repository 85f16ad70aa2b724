/** The door of the identity check. */
export { approveIdentity } from './decide-check.ts';
export { kycJobs, kycRecurring } from './jobs.ts';
export { identityDecided } from './news.ts';
export { kycPart } from './person-part.ts';
export { kycRoutes } from './routes.ts';
export { identityIsApproved, mayRentUntil } from './status.ts';
export { submitDocuments } from './submit.ts';
