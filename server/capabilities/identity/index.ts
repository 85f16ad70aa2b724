/** The door of identity: people, their sessions, their sign-in. */
export { forgetOldCodes, insertConsents } from './codes-sql.ts';
export { nameOf, namesOf, type PersonName, personName } from './names.ts';
export { personRestored, personSuspended } from './news.ts';
export { oidcRoutes } from './oidc-routes.ts';
export { signOut } from './own-sessions.ts';
export { hashPassword } from './passwords.ts';
export { peopleFoundBy } from './people.ts';
export { peopleRoutes } from './people-routes.ts';
export { countPeople, countWaitingForIdentity, newPeopleByWeek } from './people-sql.ts';
export { toPublicPerson } from './person.ts';
export { identityPart } from './person-part.ts';
export { demandProof, proofOf, sendProofCode } from './prove-oneself.ts';
export { identityRoutes } from './routes.ts';
export { displayName } from './rules.ts';
export { authenticate, carriesSession, closedSessionCookie, whyAbsent } from './sessions.ts';
export { addToPersonRating, changeUser, endedAmong, insertUser, type UserRow, userById, usersByIds } from './sql.ts';
