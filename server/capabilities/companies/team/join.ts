/** A person opens the link of an invitation and joins the team. */
import { MAX_TEAM } from '#contract/team-roles.ts';
import { hashToken, isInvited, setSessionCompany, userById } from '#server/capabilities/identity/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { afterCommit, inTransaction, lockSubject } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { lockCompany } from '../sql.ts';
import { presentMembership } from './read-team.ts';
import { acceptInvitation, hasOpenRental, type InvitationRow, insertMember, invitationByToken, membershipOf, membersOf } from './sql.ts';

type Joined = ReturnType<typeof presentMembership>;

/** Throws what `join` throws. */
export async function readInvitation(platform: Platform, caller: Caller, token: string): Promise<Joined> {
	return presentMembership(await openInvitation(platform.db, caller, token, platform.clock.now()));
}

/** Works once, for an account with the verified address to which the invitation was sent. */
export async function join(platform: Platform, caller: Caller, token: string): Promise<Joined> {
	return inTransaction(platform.db, async (tx) => {
		const { company_id: companyId } = await openInvitation(tx, caller, token, platform.clock.now());
		// A person who becomes an admin at this moment either leaves the team again or is refused.
		await lockSubject(tx, 'person', caller.personId);
		await lockCompany(tx, companyId);
		// Read again under the lock: it may have been used or withdrawn meanwhile.
		const now = platform.clock.now();
		const invitation = await openInvitation(tx, caller, token, now);
		if ((await membersOf(tx, companyId)).length >= MAX_TEAM) throw refuse('TEAM_FULL');
		await acceptInvitation(tx, invitation.id, caller.personId, now);
		await insertMember(tx, { company_id: companyId, user_id: caller.personId, role: invitation.role, joined_at: now });
		await setSessionCompany(tx, caller.sessionId, companyId);
		afterCommit(tx, () => platform.live.sessionsChanged(caller.personId));
		await audit(platform, tx, {
			...{ actorId: caller.personId, action: 'team.joined', subject: 'company', subjectId: companyId },
			after: { role: invitation.role },
		});
		return presentMembership(invitation);
	});
}

/** Throws TEAM_INVITATION_INVALID, TEAM_INVITATION_OF_ANOTHER, TEAM_NOT_FOR_ADMINS, TEAM_ALREADY_MEMBER, TEAM_OPEN_RENTAL. */
async function openInvitation(db: Queryable, caller: Caller, token: string, now: Date): Promise<InvitationRow> {
	const row = await invitationByToken(db, hashToken(token));
	if (!row || row.accepted_at || row.withdrawn_at || row.expires_at <= now) throw refuse('TEAM_INVITATION_INVALID');
	if (!(await isInvited(db, caller.personId, row))) throw refuse('TEAM_INVITATION_OF_ANOTHER');
	const person = await userById(db, caller.personId);
	if (person?.role === 'ADMIN' || person?.role === 'SUPER_ADMIN') throw refuse('TEAM_NOT_FOR_ADMINS');
	if (row.owner_id === caller.personId || (await membershipOf(db, row.company_id, caller.personId))) throw refuse('TEAM_ALREADY_MEMBER');
	if (await hasOpenRental(db, caller.personId, row.owner_id)) throw refuse('TEAM_OPEN_RENTAL');
	return row;
}
