/** Public interface of the identity check. */
export { approveIdentity } from './decide-check.ts';
export { makeLink, showDocument } from './documents.ts';
export { identityDecided, identityRevoked, identitySubmitted, licenceExpiring } from './events.ts';
export { readIdentityFile } from './identity-file.ts';
export { kycPersonalData } from './personal-data.ts';
export { kycJobs, kycRecurring } from './remove-documents.ts';
export { identityReviewJobs } from './review.ts';
export { kycRoutes } from './routes.ts';
export { countPending } from './sql.ts';
export { approvedLicence, canRentUntil, findDriverProblemOf, isIdentityApproved } from './status.ts';
export { submitDocuments } from './submit.ts';
export { markSuspended, onReinstated, readSignals, suspendedDocumentJobs, suspendedDocumentsRecurring } from './suspended-documents.ts';
export { licenceJobs, licencesRecurring } from './watch-licences.ts';
