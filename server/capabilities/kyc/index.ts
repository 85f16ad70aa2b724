/** The door of the identity check. */
export { approveIdentity } from './approve.ts';
export { kycRoutes } from './routes.ts';
export { identityIsApproved, mayRentUntil } from './status.ts';
export { submitDocuments } from './submit.ts';
