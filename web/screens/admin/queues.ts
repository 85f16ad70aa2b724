/** Queues of the admins: the filters of each, and what is loaded for the one that is open, or for one of its cases. */
import { adminCars } from '#contract/admin.ts';
import { claimFilters } from '#contract/claim-shapes.ts';
import { getClaimById, listClaims } from '#contract/claims.ts';
import { listCompanies } from '#contract/companies.ts';
import { getBookingGoodwill, goodwillFilters, listGoodwill } from '#contract/goodwill.ts';
import { getHandover } from '#contract/handover.ts';
import { pendingKyc } from '#contract/kyc.ts';
import { getRenterClaimById, listRenterClaims } from '#contract/renter-claims.ts';
import { reportFilters } from '#contract/report-shapes.ts';
import { getReport, listReports } from '#contract/reports.ts';
import { listTicketQueue, ticketFigures, ticketQueues } from '#contract/ticket-queue.ts';
import type { Loader } from '#web/browser/loader.ts';
import { infiniteQueryFor, queryFor } from '#web/browser/queries.ts';
import { queueFilters } from '#web/features/cases/queue-filters.ts';

export const claims = queueFilters('/admin/claims', claimFilters);
export const claimsLoader: Loader = ({ query }, load) =>
	load.pages(infiniteQueryFor(listClaims, { query: { filter: claims.from(query) } }));

export const renterClaims = queueFilters('/admin/renter-claims', claimFilters);
export const renterClaimsLoader: Loader = ({ query }, load) =>
	load.pages(infiniteQueryFor(listRenterClaims, { query: { filter: renterClaims.from(query) } }));

export const reports = queueFilters('/admin/reports', reportFilters);
export const reportsLoader: Loader = ({ query }, load) =>
	load.pages(infiniteQueryFor(listReports, { query: { filter: reports.from(query) } }));

export const goodwill = queueFilters('/admin/goodwill', goodwillFilters);
export const goodwillLoader: Loader = ({ query }, load) =>
	load.pages(infiniteQueryFor(listGoodwill, { query: { filter: goodwill.from(query) } }));

export const bookingGoodwillLoader: Loader = ({ params }, load) =>
	load.main(queryFor(getBookingGoodwill, { params: { id: params.id ?? '' } }));

/** Companies whose papers wait, or all of them. */
export const companies = queueFilters('/admin/companies', ['waiting', 'all']);
export const companiesLoader: Loader = ({ query }, load) =>
	load.pages(infiniteQueryFor(listCompanies, { query: { status: companies.from(query) } }));

export const tickets = queueFilters('/admin/tickets', ticketQueues);
export const ticketsLoader: Loader = ({ query }, load) =>
	Promise.all([
		load.one(queryFor(ticketFigures)),
		load.pages(infiniteQueryFor(listTicketQueue, { query: { queue: tickets.from(query) } })),
	]);

/** Pages of the review follow by themselves. */
export const reviewQuery = { query: { limit: 50 } };
export const reviewLoader: Loader = (_, load) => load.pages(infiniteQueryFor(pendingKyc, reviewQuery));
export const carReviewQuery = { query: { status: 'PENDING' as const, limit: 50 } };
export const carReviewLoader: Loader = (_, load) => load.pages(infiniteQueryFor(adminCars, carReviewQuery));

/** A case with the photos of its trip. */
export const renterClaimLoader: Loader = async ({ params }, load) => {
	const claim = await load.main(queryFor(getRenterClaimById, { params: { id: params.id ?? '' } }));
	if (claim) await load.one(queryFor(getHandover, { params: { id: claim.bookingId } }));
};

export const claimLoader: Loader = async ({ params }, load) => {
	const claim = await load.main(queryFor(getClaimById, { params: { id: params.id ?? '' } }));
	if (claim) await load.one(queryFor(getHandover, { params: { id: claim.bookingId } }));
};

export const reportLoader: Loader = async ({ params }, load) => {
	const report = await load.main(queryFor(getReport, { params: { id: params.id ?? '' } }));
	if (report) await load.one(queryFor(getHandover, { params: { id: report.bookingId } }));
};
