/** A manager invites a person by e-mail or phone, or withdraws the invitation. */
import { randomUUID } from 'node:crypto';
import type { InputOf } from '#contract/endpoint.ts';
import type { inviteToTeam, Team } from '#contract/team.ts';
import { MAX_TEAM } from '#contract/team-roles.ts';
import { hashToken, invitationEnd, invitedAddress, newToken, sendInvitation, usersByIds } from '#server/capabilities/identity/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { invitationText } from './invitation-email.ts';
import { lockTeam } from './lock-team.ts';
import { presentTeam } from './read-team.ts';
import { insertInvitation, membersOf, openInvitationsOf, withdrawInvitations } from './sql.ts';

type Body = InputOf<typeof inviteToTeam>['body'];

/** An open invitation to the same address is replaced. Throws COMPANY_NOT_FOUND, TEAM_ALREADY_MEMBER, TEAM_FULL. */
export async function invite(platform: Platform, caller: Caller, { role, ...typed }: Body): Promise<Team> {
	const address = invitedAddress(typed, caller.lang);
	await platform.limits.count('teamInvitation', caller.userId);
	return inTransaction(platform.db, async (tx) => {
		const company = await lockTeam(tx, caller);
		const now = platform.clock.now();
		await withdrawInvitations(tx, company.id, { address: address.email ?? address.phone ?? '' }, now);
		await assertRoomFor(tx, { companyId: company.id, ownerId: company.owner_id, ...address }, now);
		const token = newToken();
		const id = randomUUID();
		await insertInvitation(tx, {
			...{ id, company_id: company.id, ...address, role, token_hash: hashToken(token), invited_by: caller.personId },
			...{ created_at: now, expires_at: invitationEnd(now) },
		});
		// Without the address: the log is permanent.
		await audit(platform, tx, {
			...{ actorId: caller.personId, action: 'team.invited', subject: 'company', subjectId: company.id },
			after: { role },
		});
		await sendInvitation(platform, tx, { ...address, language: caller.lang }, invitationText(platform, { token, company }, caller.lang));
		return presentTeam(tx, company, now);
	});
}

type Invited = { companyId: string; ownerId: string; email: string | null; phone: string | null };

async function assertRoomFor(tx: Transaction, { companyId, ownerId, email, phone }: Invited, now: Date): Promise<void> {
	const members = await membersOf(tx, companyId);
	const people = await usersByIds(tx, [ownerId, ...members.map((row) => row.user_id)]);
	const isHere = people.some((person) => (email !== null && person.email === email) || (phone !== null && person.phone === phone));
	if (isHere) throw refuse('TEAM_ALREADY_MEMBER');
	if (members.length + (await openInvitationsOf(tx, companyId, now)).length >= MAX_TEAM) throw refuse('TEAM_FULL');
}

/** Throws COMPANY_NOT_FOUND, TEAM_INVITATION_NOT_FOUND. */
export async function withdrawInvitation(platform: Platform, caller: Caller, id: string): Promise<Team> {
	return inTransaction(platform.db, async (tx) => {
		const company = await lockTeam(tx, caller);
		const now = platform.clock.now();
		if ((await withdrawInvitations(tx, company.id, { id }, now)) === 0) throw refuse('TEAM_INVITATION_NOT_FOUND');
		await audit(platform, tx, {
			...{ actorId: caller.personId, action: 'team.invitation-withdrawn', subject: 'company', subjectId: company.id },
		});
		return presentTeam(tx, company, now);
	});
}
