/** Every query on team_members and team_invitations. */
import { sql } from 'kysely';
import type { TeamRole } from '#contract/team-roles.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';

export type InvitationRow = NonNullable<Awaited<ReturnType<typeof invitationByToken>>>;
export type MembershipRow = Awaited<ReturnType<typeof membershipsOf>>[number];

const selectMemberships = (db: Queryable) =>
	db
		.selectFrom('team_members')
		.innerJoin('companies', 'companies.id', 'team_members.company_id')
		.selectAll('team_members')
		.select(['companies.owner_id', 'companies.name_en', 'companies.name_ar']);

export async function membershipOf(db: Queryable, companyId: string, userId: string): Promise<MembershipRow | undefined> {
	return selectMemberships(db).where('company_id', '=', companyId).where('user_id', '=', userId).executeTakeFirst();
}

export async function membershipsOf(db: Queryable, userId: string) {
	return selectMemberships(db).where('user_id', '=', userId).orderBy('joined_at').orderBy('company_id').execute();
}

/** Whether the person is in the team of the company with this account. */
export async function worksFor(db: Queryable, userId: string, ownerId: string): Promise<boolean> {
	return (
		(await selectMemberships(db).where('user_id', '=', userId).where('companies.owner_id', '=', ownerId).executeTakeFirst()) !== undefined
	);
}

/** Whether the person is this owner or a member of their company: as an admin, such a person must not decide about its cars, papers and cases. */
export async function isOnOwnerSide(db: Queryable, personId: string, ownerId: string): Promise<boolean> {
	return personId === ownerId || (await worksFor(db, personId, ownerId));
}

/** All owners on whose side the person is, for lists: themself, and those whose companies they belong to. */
export async function ownersOnSideOf(db: Queryable, personId: string): Promise<ReadonlySet<string>> {
	return new Set([personId, ...(await membershipsOf(db, personId)).map(({ owner_id }) => owner_id)]);
}

export async function membersOf(db: Queryable, companyId: string) {
	return db.selectFrom('team_members').selectAll().where('company_id', '=', companyId).orderBy('joined_at').orderBy('user_id').execute();
}

/** Members of the company with this account, in the order of their ids. */
export async function teamOfOwner(
	db: Queryable,
	ownerId: string,
): Promise<Array<{ user_id: string; role: TeamRole; office_news: boolean }>> {
	return db
		.selectFrom('team_members')
		.innerJoin('companies', 'companies.id', 'team_members.company_id')
		.select(['team_members.user_id', 'team_members.role', 'team_members.office_news'])
		.where('companies.owner_id', '=', ownerId)
		.orderBy('team_members.user_id')
		.execute();
}

export async function insertMember(tx: Transaction, member: { company_id: string; user_id: string; role: TeamRole; joined_at: Date }) {
	await tx.insertInto('team_members').values(member).execute();
}

export async function setRole(tx: Transaction, companyId: string, userId: string, role: TeamRole): Promise<void> {
	await tx.updateTable('team_members').set({ role }).where('company_id', '=', companyId).where('user_id', '=', userId).execute();
}

/** Whether the person is a manager there. */
export async function setOfficeNews(tx: Transaction, companyId: string, userId: string, wanted: boolean): Promise<boolean> {
	const changed = await tx
		.updateTable('team_members')
		.set({ office_news: wanted })
		.where('company_id', '=', companyId)
		.where('user_id', '=', userId)
		.where('role', '=', 'MANAGER')
		.executeTakeFirst();
	return changed.numUpdatedRows > 0n;
}

export async function deleteMember(tx: Transaction, companyId: string, userId: string): Promise<void> {
	await tx.deleteFrom('team_members').where('company_id', '=', companyId).where('user_id', '=', userId).execute();
}

const isOpen = sql<boolean>`accepted_at IS NULL AND withdrawn_at IS NULL`;

export async function openInvitationsOf(db: Queryable, companyId: string, now: Date) {
	return db
		.selectFrom('team_invitations')
		.selectAll()
		.where('company_id', '=', companyId)
		.where(isOpen)
		.where('expires_at', '>', now)
		.orderBy('created_at')
		.orderBy('id')
		.execute();
}

export async function invitationByToken(db: Queryable, tokenHash: Buffer) {
	return db
		.selectFrom('team_invitations')
		.innerJoin('companies', 'companies.id', 'team_invitations.company_id')
		.selectAll('team_invitations')
		.select(['companies.owner_id', 'companies.name_en', 'companies.name_ar'])
		.where('token_hash', '=', tokenHash)
		.executeTakeFirst();
}

type NewInvitation = {
	id: string;
	company_id: string;
	email: string | null;
	phone: string | null;
	role: TeamRole;
	token_hash: Buffer;
	invited_by: string;
	created_at: Date;
	expires_at: Date;
};

export async function insertInvitation(tx: Transaction, invitation: NewInvitation): Promise<void> {
	await tx.insertInto('team_invitations').values(invitation).execute();
}

/** The open invitation with this id, or to this address. Returns how many were withdrawn. */
export async function withdrawInvitations(
	tx: Transaction,
	companyId: string,
	which: { id: string } | { address: string } | { invitedBy: string },
	now: Date,
): Promise<number> {
	const query = tx.updateTable('team_invitations').set({ withdrawn_at: now }).where('company_id', '=', companyId).where(isOpen);
	const chosen =
		'id' in which
			? query.where('id', '=', which.id)
			: 'address' in which
				? query.where(sql<boolean>`coalesce(email, phone) = ${which.address}`)
				: query.where('invited_by', '=', which.invitedBy);
	return Number((await chosen.executeTakeFirst()).numUpdatedRows);
}

export async function acceptInvitation(tx: Transaction, id: string, userId: string, now: Date): Promise<void> {
	await tx.updateTable('team_invitations').set({ accepted_by: userId, accepted_at: now }).where('id', '=', id).execute();
}

export async function invitationsAcceptedBy(db: Queryable, userId: string) {
	return db
		.selectFrom('team_invitations')
		.select(['company_id', 'email', 'phone', 'role', 'created_at', 'accepted_at'])
		.where('accepted_by', '=', userId)
		.execute();
}

/** Whether the person has requested or rents one of the company’s cars. */
export async function hasOpenRental(db: Queryable, userId: string, ownerId: string): Promise<boolean> {
	const row = await db
		.selectFrom('bookings')
		.select('id')
		.where('renter_id', '=', userId)
		.where('owner_id', '=', ownerId)
		.where('status', 'in', ['REQUESTED', 'CONFIRMED'])
		.executeTakeFirst();
	return row !== undefined;
}

/** Addresses of the person in invitations that they accepted. */
export async function deleteTracesOf(tx: Transaction, userId: string): Promise<void> {
	await tx.deleteFrom('team_invitations').where('accepted_by', '=', userId).execute();
	await tx.deleteFrom('team_members').where('user_id', '=', userId).execute();
}
