/** Every query on companies, company_papers, company_branches and company_fees. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { CompanyPaperKind } from '#contract/companies.ts';
import { foldDigits } from '#contract/digits.ts';
import { foldedWords } from '#contract/fold-words.ts';
import type { ListOrder } from '#contract/paging.ts';
import { peopleWithText } from '#server/capabilities/identity/index.ts';
import {
	countUpTo,
	escapeLike,
	matchesAny,
	type Ordered,
	orderFor,
	type PageOf,
	pageInOrder,
	type Total,
} from '#server/platform/database/keyset.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { waitsForAdmin } from './reviews-sql.ts';
import type { CompanyLicence } from './rules.ts';

export type CompanyRow = NonNullable<Awaited<ReturnType<typeof companyOf>>>;
export type PaperRow = Awaited<ReturnType<typeof papersOf>>[number];
export type BranchRow = Awaited<ReturnType<typeof branchesOf>>[number];

export async function companyOf(db: Queryable, ownerId: string) {
	return db.selectFrom('companies').selectAll().where('owner_id', '=', ownerId).executeTakeFirst();
}

export async function companyById(db: Queryable, id: string): Promise<CompanyRow | undefined> {
	return db.selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function companiesByIds(db: Queryable, ids: readonly string[]): Promise<CompanyRow[]> {
	if (ids.length === 0) return [];
	return db.selectFrom('companies').selectAll().where('id', 'in', ids).execute();
}

/** Locked until the transaction ends. */
export async function lockCompanyOf(tx: Transaction, ownerId: string) {
	return tx.selectFrom('companies').selectAll().where('owner_id', '=', ownerId).forUpdate().executeTakeFirst();
}

export async function lockCompany(tx: Transaction, id: string): Promise<CompanyRow | undefined> {
	return tx.selectFrom('companies').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

type Names = { nameEn: string; nameAr: string };

/** Does nothing if the owner has a company already. */
export async function insertCompany(tx: Transaction, company: Names & { ownerId: string; now: Date }): Promise<void> {
	await tx
		.insertInto('companies')
		.values({
			id: randomUUID(),
			owner_id: company.ownerId,
			name_en: company.nameEn,
			name_ar: company.nameAr,
			created_at: company.now,
			updated_at: company.now,
		})
		.onConflict((conflict) => conflict.column('owner_id').doNothing())
		.execute();
}

/** `logoId`: undefined leaves it. */
export async function changeCompany(
	tx: Transaction,
	id: string,
	{ nameEn, nameAr, logoId, now }: Names & { logoId: string | null | undefined; now: Date },
): Promise<void> {
	await tx
		.updateTable('companies')
		.set({ name_en: nameEn, name_ar: nameAr, ...(logoId !== undefined && { logo_id: logoId }), updated_at: now })
		.where('id', '=', id)
		.execute();
}

/** Another permit is warned about again. */
export async function updateLicence(tx: Transaction, id: string, licence: CompanyLicence, now: Date): Promise<void> {
	await tx
		.updateTable('companies')
		.set({
			is_licensed: licence.isLicensed,
			permit_ends_on: licence.permitEndsOn,
			permit_warned_days: sql`CASE WHEN permit_ends_on IS NOT DISTINCT FROM ${licence.permitEndsOn}::date THEN permit_warned_days END`,
			updated_at: now,
		})
		.where('id', '=', id)
		.execute();
}

export async function setWarned(tx: Transaction, id: string, days: 30 | 7 | 1 | 0): Promise<void> {
	await tx.updateTable('companies').set({ permit_warned_days: days }).where('id', '=', id).execute();
}

/** With a permit that ends by then and whose end was not announced, in the order of their ids. */
export async function companiesToWarn(db: Queryable, endsBy: string, after: string | null, limit: number): Promise<string[]> {
	let query = db
		.selectFrom('companies')
		.select('id')
		.where('permit_ends_on', '<=', endsBy)
		.where(sql<boolean>`permit_warned_days IS DISTINCT FROM 0`)
		.orderBy('id')
		.limit(limit);
	if (after !== null) query = query.where('id', '>', after);
	return (await query.execute()).map((row) => row.id);
}

/** Newest first; one that waits is the newest of its kind. */
export async function papersOf(db: Queryable, companyIds: readonly string[]) {
	if (companyIds.length === 0) return [];
	return db
		.selectFrom('company_papers')
		.selectAll()
		.where('company_id', 'in', companyIds)
		.orderBy(sql`status = 'PENDING'`, 'desc')
		.orderBy('submitted_at', 'desc')
		.orderBy('id', 'desc')
		.execute();
}

export async function paperById(db: Queryable, id: string) {
	return db
		.selectFrom('company_papers')
		.innerJoin('companies', 'companies.id', 'company_papers.company_id')
		.selectAll('company_papers')
		.select('companies.owner_id')
		.where('company_papers.id', '=', id)
		.executeTakeFirst();
}

type NewPaper = { companyId: string; kind: CompanyPaperKind; number: string; expiresOn: string | null; documentId: string; now: Date };

export async function insertPaper(tx: Transaction, paper: NewPaper): Promise<string> {
	const id = randomUUID();
	await tx
		.insertInto('company_papers')
		.values({
			id,
			company_id: paper.companyId,
			kind: paper.kind,
			number: paper.number,
			expires_on: paper.expiresOn,
			document_id: paper.documentId,
			submitted_at: paper.now,
		})
		.execute();
	return id;
}

type Decision = {
	status: 'APPROVED' | 'REJECTED' | 'REPLACED' | 'WITHDRAWN';
	notes: string | null;
	expiresOn: string | null;
	decidedBy: string;
	now: Date;
};

export async function decidePaper(tx: Transaction, id: string, { status, notes, expiresOn, decidedBy, now }: Decision): Promise<void> {
	await tx
		.updateTable('company_papers')
		.set({ status, notes, expires_on: expiresOn, decided_by: decidedBy, decided_at: now })
		.where('id', '=', id)
		.execute();
}

/** Documents of this kind that are no longer needed; nothing refers to them afterwards. */
export async function dropOldDocuments(tx: Transaction, companyId: string, kind: CompanyPaperKind): Promise<string[]> {
	const old = await tx
		.selectFrom('company_papers')
		.select(['id', 'document_id'])
		.where('company_id', '=', companyId)
		.where('kind', '=', kind)
		.where('status', 'in', ['REJECTED', 'REPLACED', 'WITHDRAWN'])
		.where('document_id', 'is not', null)
		.execute();
	for (const { id } of old) await tx.updateTable('company_papers').set({ document_id: null }).where('id', '=', id).execute();
	return old.flatMap((row) => (row.document_id === null ? [] : [row.document_id]));
}

export async function branchesOf(db: Queryable, companyIds: readonly string[]) {
	if (companyIds.length === 0) return [];
	return db.selectFrom('company_branches').selectAll().where('company_id', 'in', companyIds).orderBy('sort').execute();
}

export type NewBranch = Omit<BranchRow, 'company_id' | 'sort'>;

/** In this order; a branch keeps its id. All others are deleted. */
export async function replaceBranches(tx: Transaction, companyId: string, branches: readonly NewBranch[]): Promise<void> {
	const ids = branches.map(({ id }) => id);
	await sql`DELETE FROM company_branches WHERE company_id = ${companyId} AND id <> ALL(${ids}::uuid[])`.execute(tx);
	for (const [sort, branch] of branches.entries())
		await tx
			.insertInto('company_branches')
			.values({ ...branch, company_id: companyId, sort })
			.onConflict((conflict) => conflict.column('id').doUpdateSet({ ...branch, sort }))
			.execute();
}

type Queue = { status: 'waiting' | 'all'; q?: string | undefined; order?: ListOrder | undefined };

/** By its names, its owner, or the beginning of a paper's number. */
function selectCompanies(db: Queryable, { status, q = '' }: Queue) {
	const words = foldedWords(q);
	let query = db.selectFrom('companies');
	if (words.length > 0)
		query = query.where(
			matchesAny('companies', [
				sql.join(
					words.map((word) => sql`folded(name_en || ' ' || name_ar) LIKE ${`%${word}%`}`),
					sql` AND `,
				),
				sql`owner_id IN (${peopleWithText(q)})`,
				sql`id IN (SELECT company_id FROM company_papers WHERE upper(number) LIKE upper(${`${escapeLike(foldDigits(q).trim())}%`}))`,
			]),
		);
	return status === 'waiting' ? query.where(sql<boolean>`${waitingSince} IS NOT NULL`) : query;
}

const waitingSince = sql<Date>`(SELECT min(submitted_at) FROM company_papers WHERE company_id = companies.id AND ${waitsForAdmin})`;

/** Those with a waiting paper, the longest waiting first; or all, the newest first by default. */
export function listCompanies(db: Queryable, which: Queue & PageOf): Promise<Array<Ordered<CompanyRow>>> {
	const usual =
		which.status === 'waiting'
			? ({ by: waitingSince, direction: 'asc' } as const)
			: ({ by: sql<Date>`created_at`, direction: 'desc' } as const);
	return pageInOrder(selectCompanies(db, which).selectAll(), orderFor(which.order, usual), which).execute();
}

export const countCompanies = (db: Queryable, which: Queue): Promise<Total> => countUpTo(db, selectCompanies(db, which));

export async function deleteCompany(tx: Transaction, id: string): Promise<void> {
	await tx.deleteFrom('companies').where('id', '=', id).execute();
}

type NewFee = { companyId: string; version: number; percent: number | null; reason: string; changedBy: string; now: Date };

export async function insertFee(tx: Transaction, { companyId, version, percent, reason, changedBy, now }: NewFee): Promise<void> {
	await tx
		.insertInto('company_fees')
		.values({ company_id: companyId, version, fee_percent: percent, reason, changed_by: changedBy, changed_at: now })
		.execute();
}

/** All versions, newest first. */
export async function feesOf(db: Queryable, companyIds: readonly string[]) {
	if (companyIds.length === 0) return [];
	return db.selectFrom('company_fees').selectAll().where('company_id', 'in', companyIds).orderBy('version', 'desc').execute();
}

/** The percent of this owner's company; null if it has none of its own. */
export async function feePercentOf(db: Queryable, ownerId: string): Promise<number | null> {
	const row = await db
		.selectFrom('company_fees')
		.innerJoin('companies', 'companies.id', 'company_fees.company_id')
		.select('fee_percent')
		.where('companies.owner_id', '=', ownerId)
		.orderBy('version', 'desc')
		.limit(1)
		.executeTakeFirst();
	return row?.fee_percent ?? null;
}
