/** Screens for admins. */
import { getClaimById } from '#contract/claims.ts';
import { listFines } from '#contract/fines.ts';
import { getBookingGoodwill } from '#contract/goodwill.ts';
import { getHandover } from '#contract/handover.ts';
import { getHealth } from '#contract/health.ts';
import { listInvoices } from '#contract/invoices.ts';
import { getPayoutBatch } from '#contract/payout-batches.ts';
import { listPromoCodes } from '#contract/promo-codes.ts';
import { getRenterClaimById } from '#contract/renter-claims.ts';
import { getReport } from '#contract/reports.ts';
import { getSupportTicket } from '#contract/ticket-queue.ts';
import type { Loader } from '#web/browser/loader.ts';
import { infiniteQueryFor, queryFor } from '#web/browser/queries.ts';
import { monthIn } from '#web/features/finances/month-in-address.ts';
import type { Screen } from './screen.ts';

const renterClaimLoader: Loader = async ({ params }, load) => {
	const claim = await load.main(queryFor(getRenterClaimById, { params: { id: params.id ?? '' } }));
	if (claim) await load.one(queryFor(getHandover, { params: { id: claim.bookingId } }));
};

const claimLoader: Loader = async ({ params }, load) => {
	const claim = await load.main(queryFor(getClaimById, { params: { id: params.id ?? '' } }));
	if (claim) await load.one(queryFor(getHandover, { params: { id: claim.bookingId } }));
};

const reportLoader: Loader = async ({ params }, load) => {
	const report = await load.main(queryFor(getReport, { params: { id: params.id ?? '' } }));
	if (report) await load.one(queryFor(getHandover, { params: { id: report.bookingId } }));
};

const supportTicketLoader: Loader = ({ params }, load) => load.main(queryFor(getSupportTicket, { params: { id: params.id ?? '' } }));

const bookingGoodwillLoader: Loader = ({ params }, load) => load.main(queryFor(getBookingGoodwill, { params: { id: params.id ?? '' } }));

export const adminScreens: readonly Screen[] = [
	{
		path: '/admin/reconciliation',
		shell: 'admin',
		access: 'admin',
		folder: 'admin/reconciliation',
		component: () => import('#web/screens/admin/reconciliation/route.tsx'),
		texts: {
			en: () => import('#web/screens/admin/reconciliation/texts.en.ts'),
			ar: () => import('#web/screens/admin/reconciliation/texts.ar.ts'),
		},
		loader: () => import('#web/screens/admin/reconciliation/loader.ts'),
	},
	{
		path: '/admin/claims',
		shell: 'admin',
		access: 'admin',
		folder: 'admin/claims',
		component: () => import('#web/screens/admin/claims/route.tsx'),
		texts: { en: () => import('#web/screens/admin/claims/texts.en.ts'), ar: () => import('#web/screens/admin/claims/texts.ar.ts') },
		loader: async () => ({ loader: (await import('#web/screens/admin/queues.ts')).claimsLoader }),
	},
	{
		path: '/admin/claims/:id',
		shell: 'admin',
		access: 'admin',
		ownHead: true,
		folder: 'admin/claim',
		component: () => import('#web/screens/admin/claim/route.tsx'),
		texts: { en: () => import('#web/screens/admin/claim/texts.en.ts'), ar: () => import('#web/screens/admin/claim/texts.ar.ts') },
		loader: async () => ({ loader: claimLoader }),
	},
	{
		path: '/admin/renter-claims',
		shell: 'admin',
		access: 'admin',
		folder: 'admin/renter-claims',
		component: () => import('#web/screens/admin/renter-claims/route.tsx'),
		texts: {
			en: () => import('#web/screens/admin/renter-claims/texts.en.ts'),
			ar: () => import('#web/screens/admin/renter-claims/texts.ar.ts'),
		},
		loader: async () => ({ loader: (await import('#web/screens/admin/queues.ts')).renterClaimsLoader }),
	},
	{
		path: '/admin/renter-claims/:id',
		shell: 'admin',
		access: 'admin',
		ownHead: true,
		folder: 'admin/renter-claim',
		component: () => import('#web/screens/admin/renter-claim/route.tsx'),
		texts: {
			en: () => import('#web/screens/admin/renter-claim/texts.en.ts'),
			ar: () => import('#web/screens/admin/renter-claim/texts.ar.ts'),
		},
		loader: async () => ({ loader: renterClaimLoader }),
	},
	{
		path: '/admin/reports',
		shell: 'admin',
		access: 'admin',
		folder: 'admin/reports',
		component: () => import('#web/screens/admin/reports/route.tsx'),
		texts: { en: () => import('#web/screens/admin/reports/texts.en.ts'), ar: () => import('#web/screens/admin/reports/texts.ar.ts') },
		loader: async () => ({ loader: (await import('#web/screens/admin/queues.ts')).reportsLoader }),
	},
	{
		path: '/admin/reports/:id',
		shell: 'admin',
		access: 'admin',
		ownHead: true,
		folder: 'admin/report',
		component: () => import('#web/screens/admin/report/route.tsx'),
		texts: { en: () => import('#web/screens/admin/report/texts.en.ts'), ar: () => import('#web/screens/admin/report/texts.ar.ts') },
		loader: async () => ({ loader: reportLoader }),
	},
	{
		path: '/admin/reviews',
		shell: 'admin',
		access: 'admin',
		folder: 'admin/reviews',
		component: () => import('#web/screens/admin/reviews/route.tsx'),
		texts: { en: () => import('#web/screens/admin/reviews/texts.en.ts'), ar: () => import('#web/screens/admin/reviews/texts.ar.ts') },
		loader: () => import('#web/screens/admin/reviews/loader.ts'),
	},
	{
		path: '/admin/settlements',
		shell: 'admin',
		access: 'admin',
		folder: 'admin/settlements',
		component: () => import('#web/screens/admin/settlements/route.tsx'),
		texts: {
			en: () => import('#web/screens/admin/settlements/texts.en.ts'),
			ar: () => import('#web/screens/admin/settlements/texts.ar.ts'),
		},
		loader: () => import('#web/screens/admin/settlements/loader.ts'),
	},
	{
		path: '/admin/payouts',
		shell: 'admin',
		access: 'admin',
		folder: 'admin/payouts',
		component: () => import('#web/screens/admin/payouts/route.tsx'),
		texts: { en: () => import('#web/screens/admin/payouts/texts.en.ts'), ar: () => import('#web/screens/admin/payouts/texts.ar.ts') },
		loader: () => import('#web/screens/admin/payouts/loader.ts'),
	},
	{
		path: '/admin/payouts/:id',
		shell: 'admin',
		access: 'admin',
		folder: 'admin/payout-batch',
		component: () => import('#web/screens/admin/payout-batch/route.tsx'),
		texts: {
			en: () => import('#web/screens/admin/payout-batch/texts.en.ts'),
			ar: () => import('#web/screens/admin/payout-batch/texts.ar.ts'),
		},
		loader: async () => ({ loader: ({ params }, load) => load.main(queryFor(getPayoutBatch, { params: { id: params.id ?? '' } })) }),
	},
	{
		path: '/admin',
		shell: 'admin',
		access: 'admin',
		folder: 'admin/console',
		component: () => import('#web/screens/admin/console/route.tsx'),
		texts: { en: () => import('#web/screens/admin/console/texts.en.ts'), ar: () => import('#web/screens/admin/console/texts.ar.ts') },
		loader: () => import('#web/screens/admin/console/loader.ts'),
	},
	{
		path: '/admin/health',
		shell: 'admin',
		access: 'admin',
		folder: 'admin/health',
		component: () => import('#web/screens/admin/health/route.tsx'),
		texts: { en: () => import('#web/screens/admin/health/texts.en.ts'), ar: () => import('#web/screens/admin/health/texts.ar.ts') },
		loader: async () => ({ loader: (_, load) => load.one(queryFor(getHealth)) }),
	},
	{
		path: '/admin/audit',
		shell: 'admin',
		access: 'admin',
		folder: 'admin/audit',
		component: () => import('#web/screens/admin/audit/route.tsx'),
		texts: { en: () => import('#web/screens/admin/audit/texts.en.ts'), ar: () => import('#web/screens/admin/audit/texts.ar.ts') },
		loader: () => import('#web/screens/admin/audit/loader.ts'),
	},
	{
		path: '/master-admin',
		shell: 'admin',
		access: 'super-admin',
		folder: 'admin/master',
		component: () => import('#web/screens/admin/master/route.tsx'),
		texts: { en: () => import('#web/screens/admin/master/texts.en.ts'), ar: () => import('#web/screens/admin/master/texts.ar.ts') },
		loader: () => import('#web/screens/admin/master/loader.ts'),
	},
	{
		path: '/admin/tickets',
		shell: 'admin',
		access: 'admin',
		folder: 'admin/tickets',
		component: () => import('#web/screens/admin/tickets/route.tsx'),
		texts: { en: () => import('#web/screens/admin/tickets/texts.en.ts'), ar: () => import('#web/screens/admin/tickets/texts.ar.ts') },
		loader: async () => ({ loader: (await import('#web/screens/admin/queues.ts')).ticketsLoader }),
	},
	{
		path: '/admin/tickets/:id',
		shell: 'admin',
		access: 'admin',
		ownHead: true,
		folder: 'admin/ticket',
		component: () => import('#web/screens/admin/ticket/route.tsx'),
		texts: { en: () => import('#web/screens/admin/ticket/texts.en.ts'), ar: () => import('#web/screens/admin/ticket/texts.ar.ts') },
		loader: async () => ({ loader: supportTicketLoader }),
	},
	{
		path: '/admin/goodwill',
		shell: 'admin',
		access: 'admin',
		folder: 'admin/goodwill',
		component: () => import('#web/screens/admin/goodwill/route.tsx'),
		texts: { en: () => import('#web/screens/admin/goodwill/texts.en.ts'), ar: () => import('#web/screens/admin/goodwill/texts.ar.ts') },
		loader: async () => ({ loader: (await import('#web/screens/admin/queues.ts')).goodwillLoader }),
	},
	{
		path: '/admin/bookings/:id/goodwill',
		shell: 'admin',
		access: 'admin',
		ownHead: true,
		folder: 'admin/booking-goodwill',
		component: () => import('#web/screens/admin/booking-goodwill/route.tsx'),
		texts: {
			en: () => import('#web/screens/admin/booking-goodwill/texts.en.ts'),
			ar: () => import('#web/screens/admin/booking-goodwill/texts.ar.ts'),
		},
		loader: async () => ({ loader: bookingGoodwillLoader }),
	},
	{
		path: '/admin/fines',
		shell: 'admin',
		access: 'admin',
		folder: 'admin/fines',
		component: () => import('#web/screens/admin/fines/route.tsx'),
		texts: { en: () => import('#web/screens/admin/fines/texts.en.ts'), ar: () => import('#web/screens/admin/fines/texts.ar.ts') },
		loader: async () => ({ loader: (_, load) => load.pages(infiniteQueryFor(listFines)) }),
	},
	{
		path: '/admin/people',
		shell: 'admin',
		access: 'admin',
		folder: 'admin/people',
		component: () => import('#web/screens/admin/people/route.tsx'),
		texts: { en: () => import('#web/screens/admin/people/texts.en.ts'), ar: () => import('#web/screens/admin/people/texts.ar.ts') },
		loader: () => import('#web/screens/admin/people/loader.ts'),
	},
	{
		path: '/admin/people/:id',
		shell: 'admin',
		access: 'admin',
		ownHead: true,
		folder: 'admin/person',
		component: () => import('#web/screens/admin/person/route.tsx'),
		texts: { en: () => import('#web/screens/admin/person/texts.en.ts'), ar: () => import('#web/screens/admin/person/texts.ar.ts') },
		loader: () => import('#web/screens/admin/person/loader.ts'),
	},
	{
		path: '/admin/companies',
		shell: 'admin',
		access: 'admin',
		folder: 'admin/companies',
		component: () => import('#web/screens/admin/companies/route.tsx'),
		texts: { en: () => import('#web/screens/admin/companies/texts.en.ts'), ar: () => import('#web/screens/admin/companies/texts.ar.ts') },
		loader: async () => ({ loader: (await import('#web/screens/admin/queues.ts')).companiesLoader }),
	},
	{
		path: '/admin/invoices',
		shell: 'admin',
		access: 'admin',
		folder: 'admin/invoices',
		component: () => import('#web/screens/admin/invoices/route.tsx'),
		texts: { en: () => import('#web/screens/admin/invoices/texts.en.ts'), ar: () => import('#web/screens/admin/invoices/texts.ar.ts') },
		loader: async () => ({ loader: ({ query }, load) => load.pages(infiniteQueryFor(listInvoices, { query: monthIn(query) })) }),
	},
	{
		path: '/admin/promo-codes',
		shell: 'admin',
		access: 'admin',
		folder: 'admin/promo-codes',
		component: () => import('#web/screens/admin/promo-codes/route.tsx'),
		texts: {
			en: () => import('#web/screens/admin/promo-codes/texts.en.ts'),
			ar: () => import('#web/screens/admin/promo-codes/texts.ar.ts'),
		},
		loader: async () => ({ loader: (_, load) => load.one(queryFor(listPromoCodes)) }),
	},
	{
		path: '/admin/review',
		shell: 'admin',
		access: 'admin',
		folder: 'admin/review',
		component: () => import('#web/screens/admin/review/route.tsx'),
		texts: { en: () => import('#web/screens/admin/review/texts.en.ts'), ar: () => import('#web/screens/admin/review/texts.ar.ts') },
		loader: async () => ({ loader: (await import('#web/screens/admin/queues.ts')).reviewLoader }),
	},
	{
		path: '/admin/review/cars',
		shell: 'admin',
		access: 'admin',
		folder: 'admin/review-cars',
		component: () => import('#web/screens/admin/review-cars/route.tsx'),
		texts: {
			en: () => import('#web/screens/admin/review-cars/texts.en.ts'),
			ar: () => import('#web/screens/admin/review-cars/texts.ar.ts'),
		},
		loader: async () => ({ loader: (await import('#web/screens/admin/queues.ts')).carReviewLoader }),
	},
];
