/** Queues of the admins: the filters of each, and what is loaded for the one that is open. */
import { adminCars } from '#contract/admin.ts';
import { claimFilters } from '#contract/claim-shapes.ts';
import { listClaims } from '#contract/claims.ts';
import { listCompanies } from '#contract/companies.ts';
import { goodwillFilters, listGoodwill } from '#contract/goodwill.ts';
import { pendingKyc } from '#contract/kyc.ts';
import { listRenterClaims } from '#contract/renter-claims.ts';
import { reportFilters } from '#contract/report-shapes.ts';
import { listReports } from '#contract/reports.ts';
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
