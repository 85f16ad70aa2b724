/** Public interface of identity: users, sessions and sign-in. */

export { countUsers, listAdminIds, newUsersByWeek, suspendedUserIds } from './admin-users-sql.ts';
export { insertConsents, purgeOldCodes } from './codes-sql.ts';
export { purgeOldDevices, suspendedOnSameDevices } from './devices-sql.ts';
export { userReinstated, userRoleChanged, userSuspended } from './events.ts';
export { type FirstSuperAdmin, grantFirstSuperAdmin } from './first-super-admin.ts';
export { type InvitationText, invitationEnd, invitedAddress, isInvited, sendInvitation } from './invitations.ts';
export { identityJobs } from './job-handlers.ts';
export { purgeEndedSessions, signOut } from './manage-sessions.ts';
export { nameOf, namesOf, type PersonName, personName } from './names.ts';
export { oidcRoutes } from './oidc-routes.ts';
export { hashPassword } from './passwords.ts';
export { listAdminUsers, peopleWithText, searchUserIds, toAdminUser } from './people.ts';
export { peopleRoutes } from './people-routes.ts';
export { toPublicUser } from './person.ts';
export { identityPersonalData } from './personal-data.ts';
export { assertReauthenticated, proofOf, sendProofCode } from './reauthenticate.ts';
export { identityRoutes } from './routes.ts';
export { DEVICE_MS, displayName } from './rules.ts';
export { purgeChallenges } from './second-factor/passkeys-sql.ts';
export {
	authenticate,
	closedSessionCookie,
	getUnauthenticatedReason,
	hashToken,
	hasSessionCookie,
	newToken,
	type PersonSession,
} from './sessions.ts';
export { purgeOldSignUps } from './sign-up-sql.ts';
export {
	addToPersonRating,
	changeUser,
	endCompanySessions,
	endedAmong,
	insertUser,
	lockUser,
	setSessionCompany,
	type UserRow,
	userById,
	usersByIds,
} from './sql.ts';
export { leadToSuspension, SUSPENDED_PAGE } from './suspension-page.ts';
