/** Screens of the owner area. */
import { listBulkChanges } from '#contract/bulk-changes.ts';
import { getCompany } from '#contract/companies.ts';
import { getExtraStocks } from '#contract/extra-stocks.ts';
import { ownerInvoices } from '#contract/invoices.ts';
import { listOwnerCars } from '#contract/listing.ts';
import { getPayoutDetails, ownerFinances, ownerPayouts } from '#contract/payouts.ts';
import { listOwnerPromoCodes } from '#contract/promo-codes.ts';
import { getReplies } from '#contract/replies.ts';
import { ownerDeposits, ownerSettlements, ownerSettlementsSummary } from '#contract/settlement-lists.ts';
import { ownerStatement } from '#contract/statements.ts';
import type { Loader } from '#web/browser/loader.ts';
import { infiniteQueryFor, queryFor } from '#web/browser/queries.ts';
import { monthIn } from '#web/features/finances/month-in-address.ts';
import { userRead } from '#web/features/session/current-user.ts';
import { loader as dashboardLoader } from '#web/screens/owner/dashboard/loader.ts';
import { officeScreens } from './office-screens.ts';
import { conversation, messages, type Screen, ticketConversation } from './screen.ts';

/** The owner's dashboard has two paths. */
const dashboard: Omit<Screen, 'path'> = {
	shell: 'owner',
	access: 'signed-in',
	folder: 'owner/dashboard',
	component: () => import('#web/screens/owner/dashboard/route.tsx'),
	texts: { en: () => import('#web/screens/owner/dashboard/texts.en.ts'), ar: () => import('#web/screens/owner/dashboard/texts.ar.ts') },
	loader: async () => ({ loader: dashboardLoader }),
};

/** The car form has two paths: for a new car and for an existing one. */
const listing: Omit<Screen, 'path'> = {
	shell: 'owner',
	access: 'signed-in',
	ownHead: true,
	folder: 'owner/listing',
	component: () => import('#web/screens/owner/listing/route.tsx'),
	texts: { en: () => import('#web/screens/owner/listing/texts.en.ts'), ar: () => import('#web/screens/owner/listing/texts.ar.ts') },
	loader: () => import('#web/screens/owner/listing/loader.ts'),
};

const carsLoader: Loader = (_, load) => load.pages(infiniteQueryFor(listOwnerCars));

const bulkLoader: Loader = (_, load) => Promise.all([listBulkChanges, getCompany, getExtraStocks].map((read) => load.one(queryFor(read))));

const depositsLoader: Loader = (_, load) =>
	Promise.all([load.pages(infiniteQueryFor(ownerDeposits)), load.one(queryFor(ownerSettlementsSummary))]);

const payoutsLoader: Loader = async (_, load) => {
	const [user] = await Promise.all([load.one(userRead), load.pages(infiniteQueryFor(ownerPayouts)), load.one(queryFor(ownerFinances))]);
	if (!user?.office || user.office.role === 'MANAGER') await load.one(queryFor(getPayoutDetails));
};

const settlementsLoader: Loader = (_, load) =>
	Promise.all([load.pages(infiniteQueryFor(ownerSettlements)), load.one(queryFor(ownerSettlementsSummary))]);

const invoicesLoader: Loader = ({ query }, load) => load.pages(infiniteQueryFor(ownerInvoices, { query: monthIn(query) }));
const statementLoader: Loader = ({ query }, load) => load.one(queryFor(ownerStatement, { query: monthIn(query) }));

const repliesLoader: Loader = (_, load) => load.one(queryFor(getReplies));
const extrasLoader: Loader = (_, load) => load.one(queryFor(getExtraStocks));
const promoCodesLoader: Loader = (_, load) => load.one(queryFor(listOwnerPromoCodes));

export const ownerScreens: readonly Screen[] = [
	{ path: '/owner/dashboard', ...dashboard },
	{ path: '/owner/requests', ...dashboard },
	{ path: '/owner/messages', shell: 'owner', ...messages },
	{ path: '/owner/messages/:id', shell: 'owner', ...conversation },
	{ path: '/owner/messages/support/:id', shell: 'owner', ...ticketConversation },
	{ path: '/owner/cars/new', ...listing },
	{ path: '/owner/cars/:id/edit', ...listing },
	{
		path: '/owner/cars/bulk',
		shell: 'owner',
		access: 'signed-in',
		folder: 'owner/bulk',
		component: () => import('#web/screens/owner/bulk/route.tsx'),
		texts: { en: () => import('#web/screens/owner/bulk/texts.en.ts'), ar: () => import('#web/screens/owner/bulk/texts.ar.ts') },
		loader: async () => ({ loader: bulkLoader }),
	},
	{
		path: '/owner/cars/import',
		shell: 'owner',
		access: 'signed-in',
		folder: 'owner/import',
		component: () => import('#web/screens/owner/import/route.tsx'),
		texts: { en: () => import('#web/screens/owner/import/texts.en.ts'), ar: () => import('#web/screens/owner/import/texts.ar.ts') },
	},
	{
		path: '/owner/cars',
		shell: 'owner',
		access: 'signed-in',
		folder: 'owner/cars',
		component: () => import('#web/screens/owner/cars/route.tsx'),
		texts: { en: () => import('#web/screens/owner/cars/texts.en.ts'), ar: () => import('#web/screens/owner/cars/texts.ar.ts') },
		loader: async () => ({ loader: carsLoader }),
	},
	{
		path: '/owner/cars/:id/calendar',
		shell: 'owner',
		access: 'signed-in',
		folder: 'owner/calendar',
		component: () => import('#web/screens/owner/calendar/route.tsx'),
		texts: { en: () => import('#web/screens/owner/calendar/texts.en.ts'), ar: () => import('#web/screens/owner/calendar/texts.ar.ts') },
		loader: () => import('#web/screens/owner/calendar/loader.ts'),
	},
	{
		path: '/owner/bookings',
		shell: 'owner',
		access: 'signed-in',
		folder: 'owner/bookings',
		component: () => import('#web/screens/owner/bookings/route.tsx'),
		texts: { en: () => import('#web/screens/owner/bookings/texts.en.ts'), ar: () => import('#web/screens/owner/bookings/texts.ar.ts') },
		loader: () => import('#web/screens/owner/bookings/loader.ts'),
	},
	{
		path: '/owner/bookings/:id',
		shell: 'owner',
		access: 'signed-in',
		ownHead: true,
		folder: 'booking/owner-detail',
		component: () => import('#web/screens/booking/owner-detail/route.tsx'),
		texts: {
			en: () => import('#web/screens/booking/owner-detail/texts.en.ts'),
			ar: () => import('#web/screens/booking/owner-detail/texts.ar.ts'),
		},
		loader: async () => ({ loader: (await import('#web/screens/booking/loader.ts')).detailLoader }),
	},
	{
		path: '/owner/history',
		shell: 'owner',
		access: 'signed-in',
		folder: 'owner/history',
		component: () => import('#web/screens/owner/history/route.tsx'),
		texts: { en: () => import('#web/screens/owner/history/texts.en.ts'), ar: () => import('#web/screens/owner/history/texts.ar.ts') },
		loader: () => import('#web/screens/owner/history/loader.ts'),
	},
	{
		path: '/owner/bookings/:id/claim',
		shell: 'owner',
		access: 'signed-in',
		ownHead: true,
		folder: 'booking/claim/owner',
		component: () => import('#web/screens/booking/claim/owner/route.tsx'),
		texts: {
			en: () => import('#web/screens/booking/claim/owner/texts.en.ts'),
			ar: () => import('#web/screens/booking/claim/owner/texts.ar.ts'),
		},
		loader: async () => ({ loader: (await import('#web/screens/booking/loader.ts')).claimLoader }),
	},
	{
		path: '/owner/bookings/:id/renter-claim',
		shell: 'owner',
		access: 'signed-in',
		ownHead: true,
		folder: 'booking/renter-claim',
		component: () => import('#web/screens/booking/renter-claim/route.tsx'),
		texts: {
			en: () => import('#web/screens/booking/renter-claim/texts.en.ts'),
			ar: () => import('#web/screens/booking/renter-claim/texts.ar.ts'),
		},
		loader: async () => ({ loader: (await import('#web/screens/booking/loader.ts')).renterClaimLoader }),
	},
	{
		path: '/owner/finances',
		shell: 'owner',
		access: 'signed-in',
		folder: 'owner/finances',
		component: () => import('#web/screens/owner/finances/route.tsx'),
		texts: { en: () => import('#web/screens/owner/finances/texts.en.ts'), ar: () => import('#web/screens/owner/finances/texts.ar.ts') },
		loader: () => import('#web/screens/owner/finances/loader.ts'),
	},
	{
		path: '/owner/earnings',
		shell: 'owner',
		access: 'signed-in',
		folder: 'owner/earnings',
		component: () => import('#web/screens/owner/earnings/route.tsx'),
		texts: { en: () => import('#web/screens/owner/earnings/texts.en.ts'), ar: () => import('#web/screens/owner/earnings/texts.ar.ts') },
		loader: () => import('#web/screens/owner/earnings/loader.ts'),
	},
	{
		path: '/owner/deposits',
		shell: 'owner',
		access: 'signed-in',
		folder: 'owner/deposits',
		component: () => import('#web/screens/owner/deposits/route.tsx'),
		texts: { en: () => import('#web/screens/owner/deposits/texts.en.ts'), ar: () => import('#web/screens/owner/deposits/texts.ar.ts') },
		loader: async () => ({ loader: depositsLoader }),
	},
	{
		path: '/owner/payouts',
		shell: 'owner',
		access: 'signed-in',
		folder: 'owner/payouts',
		component: () => import('#web/screens/owner/payouts/route.tsx'),
		texts: { en: () => import('#web/screens/owner/payouts/texts.en.ts'), ar: () => import('#web/screens/owner/payouts/texts.ar.ts') },
		loader: async () => ({ loader: payoutsLoader }),
	},
	{
		path: '/owner/settlements',
		shell: 'owner',
		access: 'signed-in',
		folder: 'owner/settlements',
		component: () => import('#web/screens/owner/settlements/route.tsx'),
		texts: {
			en: () => import('#web/screens/owner/settlements/texts.en.ts'),
			ar: () => import('#web/screens/owner/settlements/texts.ar.ts'),
		},
		loader: async () => ({ loader: settlementsLoader }),
	},
	{
		path: '/owner/fleet',
		shell: 'owner',
		access: 'signed-in',
		folder: 'owner/fleet',
		component: () => import('#web/screens/owner/fleet/route.tsx'),
		texts: { en: () => import('#web/screens/owner/fleet/texts.en.ts'), ar: () => import('#web/screens/owner/fleet/texts.ar.ts') },
		loader: () => import('#web/screens/owner/fleet/loader.ts'),
	},
	{
		path: '/owner/invoices',
		shell: 'owner',
		access: 'signed-in',
		folder: 'owner/invoices',
		component: () => import('#web/screens/owner/invoices/route.tsx'),
		texts: { en: () => import('#web/screens/owner/invoices/texts.en.ts'), ar: () => import('#web/screens/owner/invoices/texts.ar.ts') },
		loader: async () => ({ loader: invoicesLoader }),
	},
	{
		path: '/owner/statement',
		shell: 'owner',
		access: 'signed-in',
		folder: 'owner/statement',
		component: () => import('#web/screens/owner/statement/route.tsx'),
		texts: { en: () => import('#web/screens/owner/statement/texts.en.ts'), ar: () => import('#web/screens/owner/statement/texts.ar.ts') },
		loader: async () => ({ loader: statementLoader }),
	},
	{
		path: '/owner/promo-codes',
		shell: 'owner',
		access: 'signed-in',
		folder: 'owner/promo-codes',
		component: () => import('#web/screens/owner/promo-codes/route.tsx'),
		texts: {
			en: () => import('#web/screens/owner/promo-codes/texts.en.ts'),
			ar: () => import('#web/screens/owner/promo-codes/texts.ar.ts'),
		},
		loader: async () => ({ loader: promoCodesLoader }),
	},
	{
		path: '/owner/replies',
		shell: 'owner',
		access: 'signed-in',
		folder: 'owner/replies',
		component: () => import('#web/screens/owner/replies/route.tsx'),
		texts: { en: () => import('#web/screens/owner/replies/texts.en.ts'), ar: () => import('#web/screens/owner/replies/texts.ar.ts') },
		loader: async () => ({ loader: repliesLoader }),
	},
	{
		path: '/owner/extras',
		shell: 'owner',
		access: 'signed-in',
		folder: 'owner/extras',
		component: () => import('#web/screens/owner/extras/route.tsx'),
		texts: { en: () => import('#web/screens/owner/extras/texts.en.ts'), ar: () => import('#web/screens/owner/extras/texts.ar.ts') },
		loader: async () => ({ loader: extrasLoader }),
	},
	...officeScreens,
];
