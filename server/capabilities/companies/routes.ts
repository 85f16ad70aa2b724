/** Routes of the calls about companies. */
import * as contract from '#contract/companies.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { setPage } from '#server/platform/http/pages.ts';
import { bind, type Route } from '#server/platform/http/route.ts';
import { approvePaper, rejectPaper } from './decide-paper.ts';
import { setFee } from './fees.ts';
import { putCompany } from './put-company.ts';
import { readCompany } from './read-company.ts';
import { readCompanies } from './read-queue.ts';
import { serveDocument } from './serve-document.ts';
import { submitPaper } from './submit-paper.ts';

export const companyRoutes = (platform: Platform): Route[] => [
	bind(contract.getCompany, ({ caller }) => readCompany(platform, caller)),
	bind(contract.putCompany, ({ caller, body }) => putCompany(platform, caller, body)),
	bind(contract.submitCompanyPaper, ({ caller, body }) => submitPaper(platform, caller, body)),
	bind(contract.readCompanyPaper, ({ caller, params }) => serveDocument(platform, caller, params.id)),
	bind(contract.listCompanies, async ({ caller, query, headers, request }) => {
		const { companies, next, total } = await readCompanies(platform, caller, query);
		setPage({ headers, request }, { next, total });
		return companies;
	}),
	bind(contract.approveCompanyPaper, ({ caller, params, body }) => approvePaper(platform, caller, params.id, body.expiresOn)),
	bind(contract.rejectCompanyPaper, ({ caller, params, body }) => rejectPaper(platform, caller, params.id, body.notes)),
	bind(contract.setCompanyFee, ({ caller, params, body }) => setFee(platform, caller, params.id, body)),
];
