/** The door of identity: people, their sessions, their sign-in. */
export { personRestored, personSuspended } from './news.ts';
export { hashPassword } from './passwords.ts';
export { peopleFoundBy } from './people.ts';
export { peopleRoutes } from './people-routes.ts';
export { countPeople, countWaitingForIdentity, newPeopleByWeek } from './people-sql.ts';
export { toPublicPerson } from './person.ts';
export { identityRoutes } from './routes.ts';
export { displayName } from './rules.ts';
export { authenticate, closedSessionCookie, whyAbsent } from './sessions.ts';
export { changeUser, deleteSession, insertUser, type UserRow, userById, usersByIds } from './sql.ts';
