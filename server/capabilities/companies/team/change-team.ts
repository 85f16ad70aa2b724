/** Managers change roles, remove members, and choose whether they receive the office’s notifications; members leave. A member’s sessions in the office then end. */
import type { Role } from '#contract/endpoint.ts';
import type { Team } from '#contract/team.ts';
import type { TeamRole } from '#contract/team-roles.ts';
import { endCompanySessions } from '#server/capabilities/identity/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { afterCommit, inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { teamRoleEnded } from '../events.ts';
import { type CompanyRow, companyById, lockCompany } from '../sql.ts';
import { lockTeam } from './lock-team.ts';
import { presentMembership, presentTeam } from './read-team.ts';
import { deleteMember, type MembershipRow, membershipOf, membershipsOf, setOfficeNews, setRole, withdrawInvitations } from './sql.ts';

type RoleChange = { userId: string; role: Role; by: string | null };

/** Throws COMPANY_NOT_FOUND, TEAM_MEMBER_NOT_FOUND, TEAM_LAST_MANAGER, TEAM_ROLE_NOT_ENOUGH. */
export async function changeRole(platform: Platform, caller: Caller, userId: string, role: TeamRole): Promise<Team> {
	return inTransaction(platform.db, async (tx) => {
		const company = await lockTeam(tx, caller);
		const member = await memberOf(tx, company, userId);
		if (member.role !== role) {
			await setRole(tx, company.id, userId, role);
			await audit(platform, tx, {
				...{ actorId: caller.personId, action: 'team.role-changed', subject: 'company', subjectId: company.id },
				before: { role: member.role },
				after: { role, member: userId },
			});
			await endAccess(platform, tx, member, { role, by: caller.personId });
		}
		return presentTeam(tx, company, platform.clock.now());
	});
}

/** Throws COMPANY_NOT_FOUND, TEAM_MEMBER_NOT_FOUND, TEAM_LAST_MANAGER, TEAM_ROLE_NOT_ENOUGH. */
export async function removeMember(platform: Platform, caller: Caller, userId: string): Promise<Team> {
	return inTransaction(platform.db, async (tx) => {
		const company = await lockTeam(tx, caller);
		await remove(platform, tx, await memberOf(tx, company, userId), caller.personId);
		return presentTeam(tx, company, platform.clock.now());
	});
}

/** Admins decide about offices, so a person who becomes one leaves all teams. */
export async function onUserRoleChanged(platform: Platform, tx: Transaction, { userId, role, by }: RoleChange): Promise<void> {
	if (role !== 'ADMIN' && role !== 'SUPER_ADMIN') return;
	for (const { company_id: companyId } of await membershipsOf(tx, userId)) {
		await lockCompany(tx, companyId);
		const member = await membershipOf(tx, companyId, userId);
		if (member) await remove(platform, tx, member, by);
	}
}

async function remove(platform: Platform, tx: Transaction, member: MembershipRow, actorId: string | null): Promise<void> {
	const { company_id: companyId, user_id: userId, role } = member;
	await deleteMember(tx, companyId, userId);
	await audit(platform, tx, {
		...{ actorId, action: 'team.removed', subject: 'company', subjectId: companyId },
		before: { role, member: userId },
	});
	await endAccess(platform, tx, member, { role: null, by: actorId });
}

/** Throws TEAM_MEMBER_NOT_FOUND, TEAM_LAST_MANAGER. */
export async function leave(platform: Platform, caller: Caller, companyId: string): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		await lockCompany(tx, companyId);
		const company = await companyById(tx, companyId);
		if (!company) throw refuse('TEAM_MEMBER_NOT_FOUND');
		const member = await memberOf(tx, company, caller.personId);
		await deleteMember(tx, companyId, caller.personId);
		await audit(platform, tx, {
			...{ actorId: caller.personId, action: 'team.left', subject: 'company', subjectId: companyId },
			before: { role: member.role },
		});
		await endAccess(platform, tx, member, { role: null, by: caller.personId });
	});
}

/** Throws TEAM_MEMBER_NOT_FOUND, TEAM_ROLE_NOT_ENOUGH. */
export async function setOfficeNotifications(platform: Platform, { personId }: Caller, companyId: string, wanted: boolean) {
	return inTransaction(platform.db, async (tx) => {
		const member = await membershipOf(tx, companyId, personId);
		if (!member) throw refuse('TEAM_MEMBER_NOT_FOUND');
		if (!(await setOfficeNews(tx, companyId, personId, wanted))) throw refuse('TEAM_ROLE_NOT_ENOUGH');
		return presentMembership({ ...member, office_news: wanted });
	});
}

/** The company’s own account is no member whose role could change, so a team always has a manager. */
async function memberOf(tx: Transaction, company: CompanyRow, userId: string): Promise<MembershipRow> {
	if (userId === company.owner_id) throw refuse('TEAM_LAST_MANAGER');
	const member = await membershipOf(tx, company.id, userId);
	if (!member) throw refuse('TEAM_MEMBER_NOT_FOUND');
	return member;
}

/** Ends sessions and streams of the former role, and links that the member sent with it. `role`: the next one. */
async function endAccess(
	platform: Platform,
	tx: Transaction,
	{ company_id: companyId, user_id: userId, owner_id: ownerId }: MembershipRow,
	{ role, by }: { role: TeamRole | null; by: string | null },
): Promise<void> {
	await platform.events.publish(platform, tx, teamRoleEnded, { ownerId, personId: userId, role, by });
	await withdrawInvitations(tx, companyId, { invitedBy: userId }, platform.clock.now());
	await endCompanySessions(tx, userId, companyId);
	afterCommit(tx, () => platform.live.sessionsChanged(userId));
}
