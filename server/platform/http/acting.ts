/** On whose behalf a call is made: the person of the session, or the company for which the session acts (docs/decisions/082). */
import type { Endpoint, TeamAccess } from '#contract/endpoint.ts';
import { roleAllows, type TeamPermission } from '#contract/team-roles.ts';
import { refuse } from '../base/refusal.ts';
import type { SignedInSession } from './route.ts';

/** The only place where a member becomes the account of the company, so that use cases compare `userId` with the row as for every user. Throws TEAM_ROLE_NOT_ENOUGH. */
export function actFor(endpoint: Pick<Endpoint, 'path' | 'team'>, session: SignedInSession): SignedInSession {
	const { office } = session;
	const access = endpoint.team ?? (endpoint.path.startsWith('/api/owner/') ? 'manage' : 'own');
	if (!office || access === 'own') return session;
	if (roleAllows(office.role, permissionsOf(access))) return { ...session, userId: office.ownerId, role: 'OWNER' };
	if (isOptional(access)) return session;
	throw refuse('TEAM_ROLE_NOT_ENOUGH');
}

const isOptional = (access: Exclude<TeamAccess, 'own'>) => typeof access === 'object' && 'else' in access;

const permissionsOf = (access: Exclude<TeamAccess, 'own'>): TeamPermission | readonly TeamPermission[] =>
	typeof access === 'object' && 'permission' in access ? access.permission : access;
