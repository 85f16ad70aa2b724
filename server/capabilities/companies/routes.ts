/** Routes of the calls about companies. */
import * as contract from '#contract/companies.ts';
import * as review from '#contract/company-review.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { setPage } from '#server/platform/http/pages.ts';
import { bind, type Route } from '#server/platform/http/route.ts';
import { approvePaper, rejectPaper } from './decide-paper.ts';
import { setFee } from './fees.ts';
import { putCompany } from './put-company.ts';
import { readCompany } from './read-company.ts';
import { readCompanies } from './read-queue.ts';
import { readWaitingPapers } from './read-waiting-papers.ts';
import { claimPaper, decideWithUndo, undoDecision } from './review.ts';
import { serveDocument } from './serve-document.ts';
import { submitPaper } from './submit-paper.ts';

export const companyRoutes = (platform: Platform): Route[] => [
	bind(contract.getCompany, ({ caller }) => readCompany(platform, caller)),
	bind(contract.putCompany, ({ caller, body }) => putCompany(platform, caller, body)),
	bind(contract.submitCompanyPaper, ({ caller, body }) => submitPaper(platform, caller, body)),
	bind(contract.getCompanyPaper, ({ caller, params, query }) => serveDocument(platform, caller, params.id, query.page)),
	bind(contract.listCompanies, async ({ caller, query, headers, request }) => {
		const { companies, next, total } = await readCompanies(platform, caller, query);
		setPage({ headers, request }, { next, total });
		return companies;
	}),
	bind(contract.approveCompanyPaper, ({ caller, params, body }) => approvePaper(platform, caller, params.id, body.expiresOn)),
	bind(contract.rejectCompanyPaper, ({ caller, params, body }) => rejectPaper(platform, caller, params.id, body.notes)),
	bind(review.listCompanyPapers, async ({ caller, query, headers, request }) => {
		const { papers, ...list } = await readWaitingPapers(platform, caller, query);
		setPage({ headers, request }, list);
		return papers;
	}),
	bind(review.claimCompanyPaper, ({ caller, params }) => claimPaper(platform, caller, params.id)),
	bind(review.decideCompanyPaper, ({ caller, params, body }) => decideWithUndo(platform, caller, params.id, body)),
	bind(review.undoPaperDecision, ({ caller, params }) => undoDecision(platform, caller, params.id)),
	bind(contract.setCompanyFee, ({ caller, params, body }) => setFee(platform, caller, params.id, body)),
];
