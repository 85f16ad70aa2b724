/** Companies as admins see them, and the queue of those with a waiting paper. */
import type { AdminCompany, CompanyFee, listCompanies as listCall } from '#contract/companies.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { ammanDate, ammanIso } from '#contract/time.ts';
import { namesOf, toPublicUser, usersByIds } from '#server/capabilities/identity/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { type PageOfList, readPageInOrder } from '#server/platform/http/pages.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { presentCompany } from './present.ts';
import { branchesOf, type CompanyRow, companyById, countCompanies, feesOf, listCompanies, papersOf } from './sql.ts';

type Page = PageOfList & { companies: AdminCompany[] };

export async function readCompanies(platform: Platform, caller: Caller, query: InputOf<typeof listCall>['query']): Promise<Page> {
	if (!isAdmin(caller)) throw refuse('NOT_ALLOWED');
	const { page, ...list } = await readPageInOrder(
		query,
		caller.lang,
		(part) => listCompanies(platform.db, { ...query, ...part }),
		() => countCompanies(platform.db, query),
	);
	return { companies: await presentAll(platform, platform.db, page), ...list };
}

export async function readCompanyForAdmin(platform: Platform, db: Queryable, id: string): Promise<AdminCompany> {
	const row = await companyById(db, id);
	const [company] = row ? await presentAll(platform, db, [row]) : [];
	if (!company) throw refuse('COMPANY_NOT_FOUND');
	return company;
}

/** Reads papers, branches and owners of all rows at once. */
async function presentAll({ clock }: Platform, db: Queryable, rows: readonly CompanyRow[]): Promise<AdminCompany[]> {
	const ids = rows.map(({ id }) => id);
	const papers = await papersOf(db, ids);
	const branches = await branchesOf(db, ids);
	const owners = new Map((await usersByIds(db, [...new Set(rows.map((row) => row.owner_id))])).map((user) => [user.id, user]));
	const feeOf = await readFees(db, ids);
	const today = ammanDate(clock.now());
	return rows.flatMap((row) => {
		const owner = owners.get(row.owner_id);
		if (!owner) return [];
		const own = <Part extends { company_id: string }>(parts: readonly Part[]) => parts.filter((part) => part.company_id === row.id);
		const { id, displayName, displayNameAr } = toPublicUser(owner);
		return [
			{
				...presentCompany(row, { papers: own(papers), branches: own(branches) }, today),
				owner: { id, displayName, displayNameAr, email: owner.email, phone: owner.phone },
				fee: feeOf(row.id),
			},
		];
	});
}

/** Of each company: the percent in force, null for that of the settings, and its versions, newest first. */
async function readFees(db: Queryable, companyIds: readonly string[]): Promise<(companyId: string) => CompanyFee> {
	const rows = await feesOf(db, companyIds);
	const nameOf = await namesOf(
		db,
		rows.map((row) => row.changed_by),
	);
	return (companyId) => {
		const versions = rows.filter((row) => row.company_id === companyId);
		return {
			percent: versions[0]?.fee_percent ?? null,
			history: versions.map((row) => {
				const { en: name, ar: nameAr } = nameOf(row.changed_by);
				return { percent: row.fee_percent, reason: row.reason, changedAt: ammanIso(row.changed_at), changedBy: { name, nameAr } };
			}),
		};
	};
}
