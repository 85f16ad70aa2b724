/** An admin decides about a company’s paper. Registration and permit together make a licensed office; a permit that no longer counts closes its cars. */
import type { AdminCompany } from '#contract/companies.ts';
import { addDays, ammanDate, ammanMidnight } from '#contract/time.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit, lowerCase } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { refuseField } from '#server/platform/http/input.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { companyPaperDecided, companyStandingChanged } from './events.ts';
import { standingOfRow, stateOfPaper } from './present.ts';
import { readCompanyForAdmin } from './read-queue.ts';
import { isClosed, isLicensedOn, standingOf } from './rules.ts';
import { type CompanyRow, decidePaper, lockCompany, type PaperRow, paperById, papersOf, setStanding } from './sql.ts';
import { companyPermitJob } from './watch-permits.ts';

type Decided = { status: 'APPROVED' | 'REJECTED' | 'WITHDRAWN'; notes: string | null; expiresOn: string | null };

/** `expiresOn`: as the permit says; left out, the owner’s date. Throws COMPANY_PAPER_NOT_FOUND, COMPANY_PAPER_NOT_WAITING, COMPANY_OF_YOUR_OWN. */
export async function approvePaper(platform: Platform, caller: Caller, id: string, expiresOn: string | undefined): Promise<AdminCompany> {
	return decide(platform, caller, id, async (tx, paper, papers) => {
		if (paper.status !== 'PENDING') throw refuse('COMPANY_PAPER_NOT_WAITING');
		const ends = paper.kind === 'PERMIT' ? (expiresOn ?? paper.expires_on) : null;
		const now = platform.clock.now();
		if (isClosed(ends, ammanDate(now))) throw refuseField('expiresOn', 'PAPER_EXPIRED', caller.lang);
		const replaced = papers.find(({ kind, status }) => kind === paper.kind && status === 'APPROVED');
		if (replaced) {
			const { notes, expires_on } = replaced;
			await decidePaper(tx, replaced.id, { status: 'REPLACED', notes, expiresOn: expires_on, decidedBy: caller.userId, now });
		}
		return { status: 'APPROVED', notes: null, expiresOn: ends };
	});
}

/** A paper that waits is rejected; the approval of another one is withdrawn. */
export async function rejectPaper(platform: Platform, caller: Caller, id: string, notes: string): Promise<AdminCompany> {
	return decide(platform, caller, id, async (_, { status, expires_on: expiresOn }) => {
		if (status !== 'PENDING' && status !== 'APPROVED') throw refuse('COMPANY_PAPER_NOT_WAITING');
		return { status: status === 'PENDING' ? 'REJECTED' : 'WITHDRAWN', notes, expiresOn };
	});
}

type Decide = (tx: Transaction, paper: PaperRow, papers: readonly PaperRow[]) => Promise<Decided>;

async function decide(platform: Platform, caller: Caller, id: string, decision: Decide): Promise<AdminCompany> {
	if (!isAdmin(caller)) throw refuse('NOT_ALLOWED');
	return inTransaction(platform.db, async (tx) => {
		const companyId = (await paperById(tx, id))?.company_id;
		const company = companyId === undefined ? undefined : await lockCompany(tx, companyId);
		const papers = company ? await papersOf(tx, [company.id]) : [];
		const paper = papers.find((row) => row.id === id);
		if (!company || !paper) throw refuse('COMPANY_PAPER_NOT_FOUND');
		if (company.owner_id === caller.userId) throw refuse('COMPANY_OF_YOUR_OWN');
		const decided = await decision(tx, paper, papers);
		await decidePaper(tx, id, { ...decided, decidedBy: caller.userId, now: platform.clock.now() });
		// The reason is stored in the paper, which is deleted with the person; the audit log is permanent.
		await audit(platform, tx, {
			...{ actorId: caller.personId, action: `company.paper-${lowerCase(decided.status)}`, subject: 'company', subjectId: company.id },
			before: { paper: paper.kind, status: paper.status, expiresOn: paper.expires_on },
			after: { paper: paper.kind, paperId: id, status: decided.status, expiresOn: decided.expiresOn },
		});
		const becameLicensed = await refreshStanding(platform, tx, company);
		await platform.events.publish(platform, tx, companyPaperDecided, {
			...{ paperId: id, ownerId: company.owner_id, nameEn: company.name_en, nameAr: company.name_ar },
			...{ kind: paper.kind, outcome: decided.status, notes: decided.notes, becameLicensed },
		});
		return readCompanyForAdmin(platform, tx, company.id);
	});
}

/** Returns whether the company became a licensed office. */
async function refreshStanding(platform: Platform, tx: Transaction, company: CompanyRow): Promise<boolean> {
	const now = platform.clock.now();
	const today = ammanDate(now);
	const before = standingOfRow(company);
	const after = standingOf((await papersOf(tx, [company.id])).map(stateOfPaper), before, today);
	await setStanding(tx, company.id, after, now);
	await platform.events.publish(platform, tx, companyStandingChanged, { ownerId: company.owner_id });
	if (after.permitEndsOn !== null) {
		const runAt = ammanMidnight(addDays(after.permitEndsOn, 1));
		await enqueue(tx, companyPermitJob, { companyId: company.id }, { runAt, key: `company-permit-${company.id}` });
	}
	return isLicensedOn(after, today) && !isLicensedOn(before, today);
}
