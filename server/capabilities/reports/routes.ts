/** Routes of the calls about reports. */
import * as contract from '#contract/reports.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { setPage } from '#server/platform/http/pages.ts';
import { bind, type Route } from '#server/platform/http/route.ts';
import { addPoliceReportNumber } from './add-police-number.ts';
import { readCarsForRest } from './another-car.ts';
import { createReport } from './create-report.ts';
import { decideReport, previewDecision } from './decide-report.ts';
import { readForAdmin } from './decision-facts.ts';
import { readPhoto } from './photos.ts';
import { readBookingReports, readReports } from './read-reports.ts';

export const reportRoutes = (platform: Platform): Route[] => [
	bind(contract.createReport, ({ caller, params, body }) => createReport(platform, caller, params.id, body)),
	bind(contract.listBookingReports, ({ caller, params }) => readBookingReports(platform, caller, params.id)),
	bind(contract.addPoliceReportNumber, ({ caller, params, body }) =>
		addPoliceReportNumber(platform, caller, params.id, body.policeReportNumber),
	),
	bind(contract.getReportPhoto, ({ caller, params, query, request }) =>
		readPhoto(platform, caller, { id: params.id, width: query.w, accept: request.headers.get('accept') ?? '' }),
	),
	bind(contract.listReports, async ({ caller, query, headers, request }) => {
		const { reports, next, total } = await readReports(platform, caller, query);
		setPage({ headers, request }, { next, total });
		return reports;
	}),
	bind(contract.getReport, ({ caller, params }) => readForAdmin(platform, caller, params.id)),
	bind(contract.previewReportDecision, ({ caller, params, query }) => previewDecision(platform, caller, params.id, query)),
	bind(contract.listCarsForRest, ({ caller, params, query }) => readCarsForRest(platform, caller, params.id, query)),
	bind(contract.decideReport, ({ caller, params, body }) => decideReport(platform, caller, params.id, body)),
];
