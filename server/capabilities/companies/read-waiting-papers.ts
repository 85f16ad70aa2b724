/** Papers that wait for an admin, each with its company, its owner, and the other papers of the company. */
import type { listCompanyPapers, WaitingPaper } from '#contract/company-review.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { ammanDate, ammanIso } from '#contract/time.ts';
import { toPublicUser, usersByIds } from '#server/capabilities/identity/index.ts';
import { openAtOthers } from '#server/capabilities/review-desk/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { type PageOfList, readPageInOrder } from '#server/platform/http/pages.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { presentCompany, presentPaper } from './present.ts';
import { countWaitingPapers, paperReviews, waitingPapers } from './reviews-sql.ts';
import { branchesOf, companiesByIds, type PaperRow, papersOf } from './sql.ts';

const REJECTIONS_SHOWN = 5;

type Page = PageOfList & { papers: WaitingPaper[] };

export async function readWaitingPapers(
	platform: Platform,
	caller: Caller,
	query: InputOf<typeof listCompanyPapers>['query'],
): Promise<Page> {
	if (!isAdmin(caller)) throw refuse('NOT_ALLOWED');
	const { page, ...list } = await readPageInOrder(
		query,
		caller.lang,
		(part) => waitingPapers(platform.db, part),
		() => countWaitingPapers(platform.db),
	);
	return { papers: await present(platform, caller, page), ...list };
}

async function present(platform: Platform, caller: Caller, rows: readonly PaperRow[]): Promise<WaitingPaper[]> {
	const { db, clock } = platform;
	const ids = [...new Set(rows.map((row) => row.company_id))];
	const paperIds = rows.map(({ id }) => id);
	const companies = new Map((await companiesByIds(db, ids)).map((company) => [company.id, company]));
	const [papers, branches, owners, reviewerOf] = await Promise.all([
		papersOf(db, ids),
		branchesOf(db, ids),
		usersByIds(db, [...new Set([...companies.values()].map((company) => company.owner_id))]),
		openAtOthers(platform, paperReviews, caller, paperIds),
	]);
	const ownerOf = new Map(owners.map((owner) => [owner.id, owner]));
	const today = ammanDate(clock.now());
	return rows.flatMap((row) => {
		const company = companies.get(row.company_id);
		const owner = company && ownerOf.get(company.owner_id);
		if (!company || !owner) return [];
		const own = <Part extends { company_id: string }>(parts: readonly Part[]) => parts.filter((part) => part.company_id === company.id);
		const { papers: shown, ...presented } = presentCompany(company, { papers: own(papers), branches: own(branches) }, today);
		const { id, nameEn, nameAr, isLicensed, isClosed, branches: places } = presented;
		const { displayName, displayNameAr } = toPublicUser(owner);
		return [
			{
				...presentPaper(row, today),
				company: { id, nameEn, nameAr, isLicensed, isClosed, branches: places },
				others: shown.filter((paper) => paper.id !== row.id),
				rejectedBefore: rejectionsOf(own(papers), row),
				owner: { id: owner.id, displayName, displayNameAr, email: owner.email, phone: owner.phone, lang: owner.lang },
				reviewer: reviewerOf(row.id),
			},
		];
	});
}

/** Newest first. */
const rejectionsOf = (papers: readonly PaperRow[], { kind }: PaperRow): WaitingPaper['rejectedBefore'] =>
	papers
		.filter((paper) => paper.kind === kind && paper.status === 'REJECTED')
		.slice(0, REJECTIONS_SHOWN)
		.map(({ decided_at, submitted_at, notes }) => ({ decidedAt: ammanIso(decided_at ?? submitted_at), notes: notes ?? '' }));
