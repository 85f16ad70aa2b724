/** Public interface of companies. */
export { approvePaper } from './decide-paper.ts';
export { companyLicenceChanged, companyPaperDecided, companyPermitEnding, teamRoleEnded } from './events.ts';
export { companyPersonalData } from './personal-data.ts';
export { putCompany } from './put-company.ts';
export { bookedOfficeOf, branchesOfOwner, companyStateOf, licensedOfficeOf, taxpayerOf } from './read-company.ts';
export { companyReviewJobs } from './review.ts';
export { countWaitingPapers } from './reviews-sql.ts';
export { companyRoutes } from './routes.ts';
export { isClosed, isLicensedOn, memberName } from './rules.ts';
export { serveDocument } from './serve-document.ts';
export { companyOf, feePercentOf } from './sql.ts';
export { submitPaper } from './submit-paper.ts';
export { onUserRoleChanged } from './team/change-team.ts';
export { authenticateInOffice } from './team/office-of-session.ts';
export { teamRoutes } from './team/routes.ts';
export { isOnOwnerSide, ownersOnSideOf, teamOfOwner, worksFor } from './team/sql.ts';
export { companiesRecurring, companyJobs } from './watch-permits.ts';
