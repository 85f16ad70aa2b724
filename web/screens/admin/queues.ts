/** Queues of the admins: the filters and orders of each, and what is loaded for the one that is open, or for one of its cases. */
import { adminCars } from '#contract/admin.ts';
import { claimFilters } from '#contract/claim-shapes.ts';
import { getClaimById, listClaims } from '#contract/claims.ts';
import { listCompanies } from '#contract/companies.ts';
import { listCompanyPapers } from '#contract/company-review.ts';
import { listFines } from '#contract/fines.ts';
import { getBookingGoodwill, goodwillFilters, listGoodwill } from '#contract/goodwill.ts';
import { getHandover } from '#contract/handover.ts';
import { pendingKyc } from '#contract/kyc.ts';
import { amountOrders, listOrders } from '#contract/paging.ts';
import { getRenterClaimById, listRenterClaims } from '#contract/renter-claims.ts';
import { reportFilters } from '#contract/report-shapes.ts';
import { getReport, listReports } from '#contract/reports.ts';
import { getSupportTicket, listTicketQueue, ticketFigures, ticketQueues } from '#contract/ticket-queue.ts';
import type { Loader } from '#web/browser/loader.ts';
import { infiniteQueryFor, queryFor } from '#web/browser/queries.ts';
import { searchedFilters } from '#web/features/cases/queue-filters.ts';

export const claims = searchedFilters('/admin/claims', claimFilters, {
	list: 'claims',
	orders: amountOrders,
	oldestFirst: ['NEEDS_DECISION'],
});
export const claimsLoader: Loader = ({ query }, load) =>
	load.pages(infiniteQueryFor(listClaims, { query: { filter: claims.from(query), ...claims.searchIn(query) } }));

export const renterClaims = searchedFilters('/admin/renter-claims', claimFilters, {
	list: 'renter-claims',
	orders: amountOrders,
	oldestFirst: ['NEEDS_DECISION'],
});
export const renterClaimsLoader: Loader = ({ query }, load) =>
	load.pages(infiniteQueryFor(listRenterClaims, { query: { filter: renterClaims.from(query), ...renterClaims.searchIn(query) } }));

export const fines = searchedFilters('/admin/fines', claimFilters, {
	list: 'fines',
	orders: amountOrders,
	oldestFirst: ['NEEDS_DECISION'],
});
export const finesLoader: Loader = ({ query }, load) =>
	load.pages(infiniteQueryFor(listFines, { query: { filter: fines.from(query), ...fines.searchIn(query) } }));

export const reports = searchedFilters('/admin/reports', reportFilters, { list: 'reports', orders: listOrders, oldestFirst: ['OPEN'] });
export const reportsLoader: Loader = ({ query }, load) =>
	load.pages(infiniteQueryFor(listReports, { query: { filter: reports.from(query), ...reports.searchIn(query) } }));

export const goodwill = searchedFilters('/admin/goodwill', goodwillFilters, {
	list: 'goodwill',
	orders: amountOrders,
	oldestFirst: ['WAITING'],
});
export const goodwillLoader: Loader = ({ query }, load) =>
	load.pages(infiniteQueryFor(listGoodwill, { query: { filter: goodwill.from(query), ...goodwill.searchIn(query) } }));

export const bookingGoodwillLoader: Loader = ({ params }, load) =>
	load.main(queryFor(getBookingGoodwill, { params: { id: params.id ?? '' } }));

/** Companies with pending documents, or all. */
export const companies = searchedFilters('/admin/companies', ['waiting', 'all'], {
	list: 'companies',
	orders: listOrders,
	oldestFirst: ['waiting'],
});
export const companiesLoader: Loader = ({ query }, load) =>
	load.pages(infiniteQueryFor(listCompanies, { query: { status: companies.from(query), ...companies.searchIn(query) } }));

export const tickets = searchedFilters('/admin/tickets', ticketQueues, { list: 'tickets', orders: listOrders, oldestFirst: ['OPEN'] });
export const ticketsLoader: Loader = ({ query }, load) =>
	Promise.all([
		load.one(queryFor(ticketFigures)),
		load.pages(infiniteQueryFor(listTicketQueue, { query: { queue: tickets.from(query), ...tickets.searchIn(query) } })),
	]);

/** First page of a review; its desk loads the following ones. */
export const reviewQuery = { query: { limit: 50 } };
export const reviewLoader: Loader = (_, load) => load.pages(infiniteQueryFor(pendingKyc, reviewQuery));
export const carReviewQuery = { query: { status: 'PENDING' as const, limit: 50 } };
export const carReviewLoader: Loader = (_, load) => load.pages(infiniteQueryFor(adminCars, carReviewQuery));
export const paperReviewLoader: Loader = (_, load) => load.pages(infiniteQueryFor(listCompanyPapers, reviewQuery));

/** A renter's claim, with the handover photos of its trip. */
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

export const supportTicketLoader: Loader = ({ params }, load) => load.main(queryFor(getSupportTicket, { params: { id: params.id ?? '' } }));
