/** A company’s team: its own account first, then members by when they joined, and open invitations. */
import type { Team, TeamMember } from '#contract/team.ts';
import { ammanIso } from '#contract/time.ts';
import { toPublicUser, type UserRow, usersByIds } from '#server/capabilities/identity/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { type CompanyRow, companyOf } from '../sql.ts';
import { type MembershipRow, membersOf, openInvitationsOf } from './sql.ts';

/** Null for an account that is no company. */
export async function readTeam(platform: Platform, ownerId: string): Promise<Team | null> {
	const company = await companyOf(platform.db, ownerId);
	return company ? presentTeam(platform.db, company, platform.clock.now()) : null;
}

export async function presentTeam(db: Queryable, company: CompanyRow, now: Date): Promise<Team> {
	const members = await membersOf(db, company.id);
	const people = new Map((await usersByIds(db, [company.owner_id, ...members.map((row) => row.user_id)])).map((row) => [row.id, row]));
	const owner = people.get(company.owner_id);
	return {
		companyId: company.id,
		...{ nameEn: company.name_en, nameAr: company.name_ar },
		members: [
			...(owner ? [presentMember(owner, { role: 'MANAGER', joinedAt: null })] : []),
			...members.flatMap(({ user_id, role, joined_at }) => {
				const person = people.get(user_id);
				return person ? [presentMember(person, { role, joinedAt: joined_at })] : [];
			}),
		],
		invitations: (await openInvitationsOf(db, company.id, now)).map(({ id, email, phone, role, created_at, expires_at }) => ({
			...{ id, email, phone, role },
			...{ createdAt: ammanIso(created_at), expiresAt: ammanIso(expires_at) },
		})),
	};
}

function presentMember(person: NonNullable<UserRow>, { role, joinedAt }: { role: TeamMember['role']; joinedAt: Date | null }): TeamMember {
	const { displayName, displayNameAr, profileImageUrl } = toPublicUser(person);
	return {
		userId: person.id,
		...{ displayName, displayNameAr, profileImageUrl },
		...{ email: person.email, phone: person.phone, role },
		...{ isCompany: joinedAt === null, joinedAt: joinedAt && ammanIso(joinedAt) },
	};
}

type Joined = Pick<MembershipRow, 'company_id' | 'name_en' | 'name_ar' | 'role'> & { office_news?: boolean };

export const presentMembership = (row: Joined) => ({
	companyId: row.company_id,
	...{ nameEn: row.name_en, nameAr: row.name_ar, role: row.role, officeNews: row.office_news ?? false },
});
