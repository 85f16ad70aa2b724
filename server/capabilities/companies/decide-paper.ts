/** An admin decides about a company’s paper. Registration and permit together make a licensed office; a permit that is no longer valid closes its cars. */
import type { AdminCompany } from '#contract/companies.ts';
import type { PaperDecision } from '#contract/company-review.ts';
import { addDays, ammanDate, ammanMidnight } from '#contract/time.ts';
import { reviewProblem } from '#server/capabilities/review-desk/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit, lowerCase } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { refuseField } from '#server/platform/http/input.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { companyLicenceChanged, companyPaperDecided } from './events.ts';
import { licenceOfRow, stateOfPaper } from './present.ts';
import { readCompanyForAdmin } from './read-queue.ts';
import { hasOpenedPaper, paperReviews } from './reviews-sql.ts';
import { isClosed, isLicensedOn, licenceOf } from './rules.ts';
import { type CompanyRow, decidePaper, lockCompany, type PaperRow, paperById, papersOf, updateLicence } from './sql.ts';
import { isOnOwnerSide } from './team/sql.ts';
import { companyPermitJob } from './watch-permits.ts';

/** `papers`: all of the company. */
export type LockedPaper = { company: CompanyRow; paper: PaperRow; papers: readonly PaperRow[] };

/** `expiresOn`: the date on the permit; if left out, the owner’s date. Throws as `lockUndecidedPaper` and `assertApprovable`, and COMPANY_PAPER_NOT_WAITING. */
export async function approvePaper(platform: Platform, caller: Caller, id: string, expiresOn: string | undefined): Promise<AdminCompany> {
	return inTransaction(platform.db, async (tx) => {
		const locked = await lockUndecidedPaper(platform, tx, caller, id);
		if (locked.paper.status !== 'PENDING') throw refuse('COMPANY_PAPER_NOT_WAITING');
		await assertApprovable(platform, tx, caller, { paper: locked.paper, expiresOn });
		await carryOut(platform, tx, caller.personId, { ...locked, decision: { status: 'APPROVED', expiresOn } });
		return readCompanyForAdmin(platform, tx, locked.company.id);
	});
}

/** A waiting paper is rejected; an approved one loses its approval. */
export async function rejectPaper(platform: Platform, caller: Caller, id: string, notes: string): Promise<AdminCompany> {
	return inTransaction(platform.db, async (tx) => {
		const locked = await lockUndecidedPaper(platform, tx, caller, id);
		const { status } = locked.paper;
		if (status !== 'PENDING' && status !== 'APPROVED') throw refuse('COMPANY_PAPER_NOT_WAITING');
		await carryOut(platform, tx, caller.personId, { ...locked, decision: { status: 'REJECTED', notes } });
		return readCompanyForAdmin(platform, tx, locked.company.id);
	});
}

/** The company is locked before its paper is read. */
export async function lockPaper(tx: Transaction, id: string): Promise<LockedPaper | null> {
	const companyId = (await paperById(tx, id))?.company_id;
	const company = companyId === undefined ? undefined : await lockCompany(tx, companyId);
	const papers = company ? await papersOf(tx, [company.id]) : [];
	const paper = papers.find((row) => row.id === id);
	return company && paper ? { company, paper, papers } : null;
}

/** Throws NOT_ALLOWED, COMPANY_PAPER_NOT_FOUND, COMPANY_OF_YOUR_OWN, COMPANY_PAPER_NOT_WAITING, COMPANY_PAPER_REVIEWED_BY, COMPANY_PAPER_DECIDED_BY. */
export async function lockUndecidedPaper(platform: Platform, tx: Transaction, caller: Caller, id: string): Promise<LockedPaper> {
	if (!isAdmin(caller)) throw refuse('NOT_ALLOWED');
	const locked = await lockPaper(tx, id);
	if (!locked) throw refuse('COMPANY_PAPER_NOT_FOUND');
	if (await isOnOwnerSide(tx, caller.userId, locked.company.owner_id)) throw refuse('COMPANY_OF_YOUR_OWN');
	const problem = await reviewProblem(platform, tx, { table: paperReviews, caller, id });
	if (problem?.code === 'NOT_PENDING') throw refuse('COMPANY_PAPER_NOT_WAITING');
	if (problem) throw refuse(`COMPANY_PAPER_${problem.code}`, problem.names);
	return locked;
}

type Approval = { paper: PaperRow; expiresOn: string | undefined };

/** Throws COMPANY_PAPER_UNOPENED, and INVALID_INPUT for a permit that has expired. */
export async function assertApprovable(platform: Platform, tx: Transaction, caller: Caller, { paper, expiresOn }: Approval): Promise<void> {
	if (isClosed(lastDayOf(paper, expiresOn), ammanDate(platform.clock.now()))) throw refuseField('expiresOn', 'PAPER_EXPIRED', caller.lang);
	if (!(await hasOpenedPaper(tx, paper.id, caller.userId))) throw refuse('COMPANY_PAPER_UNOPENED');
}

const lastDayOf = (paper: PaperRow, confirmed: string | undefined): string | null =>
	paper.kind === 'PERMIT' ? (confirmed ?? paper.expires_on) : null;

/** For a decision that was validated before. The company is locked. */
export async function carryOut(
	platform: Platform,
	tx: Transaction,
	adminId: string,
	{ company, paper, papers, decision }: LockedPaper & { decision: PaperDecision },
): Promise<void> {
	const now = platform.clock.now();
	await paperReviews.delete(tx, paper.id);
	const replaced = papers.find(({ kind, status }) => kind === paper.kind && status === 'APPROVED');
	if (decision.status === 'APPROVED' && replaced) {
		const { notes, expires_on } = replaced;
		await decidePaper(tx, replaced.id, { status: 'REPLACED', notes, expiresOn: expires_on, decidedBy: adminId, now });
	}
	const decided =
		decision.status === 'APPROVED'
			? { status: decision.status, notes: null, expiresOn: lastDayOf(paper, decision.expiresOn) }
			: {
					status: paper.status === 'PENDING' ? ('REJECTED' as const) : ('WITHDRAWN' as const),
					...{ notes: decision.notes, expiresOn: paper.expires_on },
				};
	await decidePaper(tx, paper.id, { ...decided, decidedBy: adminId, now });
	// The reason is stored in the paper, which is deleted with the person; the audit log is permanent.
	await audit(platform, tx, {
		...{ actorId: adminId, action: `company.paper-${lowerCase(decided.status)}`, subject: 'company', subjectId: company.id },
		before: { paper: paper.kind, status: paper.status, expiresOn: paper.expires_on },
		after: { paper: paper.kind, paperId: paper.id, status: decided.status, expiresOn: decided.expiresOn },
	});
	const becameLicensed = await refreshLicence(platform, tx, company);
	await platform.events.publish(platform, tx, companyPaperDecided, {
		...{ paperId: paper.id, ownerId: company.owner_id, nameEn: company.name_en, nameAr: company.name_ar },
		...{ kind: paper.kind, outcome: decided.status, notes: decided.notes, becameLicensed },
	});
}

/** Returns whether the company became a licensed office. */
async function refreshLicence(platform: Platform, tx: Transaction, company: CompanyRow): Promise<boolean> {
	const now = platform.clock.now();
	const today = ammanDate(now);
	const before = licenceOfRow(company);
	const after = licenceOf((await papersOf(tx, [company.id])).map(stateOfPaper), before, today);
	await updateLicence(tx, company.id, after, now);
	await platform.events.publish(platform, tx, companyLicenceChanged, { ownerId: company.owner_id });
	if (after.permitEndsOn !== null) {
		const runAt = ammanMidnight(addDays(after.permitEndsOn, 1));
		await enqueue(tx, companyPermitJob, { companyId: company.id }, { runAt, key: `company-permit-${company.id}` });
	}
	return isLicensedOn(after, today) && !isLicensedOn(before, today);
}
