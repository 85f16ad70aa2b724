/** Screens of a signed-in user: booking, payment, trips, and the account; also the pages of a booking that both sides open. */
import { getReceipt, getRentalAgreement } from '#contract/booking-papers.ts';
import { getBooking } from '#contract/bookings.ts';
import { getBookingDrivers } from '#contract/drivers.ts';
import { listFavourites } from '#contract/favourites.ts';
import { getHandover } from '#contract/handover.ts';
import { getInvoice } from '#contract/invoices.ts';
import { listPaymentMethods } from '#contract/payments.ts';
import { listSavedSearches } from '#contract/saved-searches.ts';
import { getTicket, listTickets } from '#contract/tickets.ts';
import type { Loader } from '#web/browser/loader.ts';
import { infiniteQueryFor, queryFor } from '#web/browser/queries.ts';
import { bookingLoader } from '#web/features/bookings/use-booking.ts';
import { loader as profileLoader } from '#web/screens/account/profile/loader.ts';
import { loader as tripsLoader } from '#web/screens/renter/trips/loader.ts';
import { conversation, messages, type Screen, ticketConversation } from './screen.ts';

const paymentLoader: Loader = (visit, load) => Promise.all([bookingLoader(visit, load), load.one(queryFor(listPaymentMethods))]);

const handoverLoader: Loader = ({ params }, load) => {
	const given = { params: { id: params.id ?? '' } };
	return Promise.all([load.main(queryFor(getHandover, given)), load.one(queryFor(getBooking, given))]);
};

const agreementLoader: Loader = ({ params }, load) => {
	const booking = { params: { id: params.id ?? '' } };
	const parts = [load.one(queryFor(getHandover, booking)), load.one(queryFor(getBookingDrivers, booking))];
	return Promise.all([load.main(queryFor(getRentalAgreement, booking)), ...parts]);
};

const receiptLoader: Loader = ({ params }, load) => load.main(queryFor(getReceipt, { params: { id: params.id ?? '' } }));

const invoiceLoader: Loader = ({ params }, load) => load.main(queryFor(getInvoice, { params: { id: params.invoiceId ?? '' } }));

const ticketLoader: Loader = ({ params }, load) => load.main(queryFor(getTicket, { params: { id: params.id ?? '' } }));

/** A signed-in person's requests. */
const supportLoader: Loader = async ({ signedIn }, load) => {
	if (signedIn) await load.pages(infiniteQueryFor(listTickets, {}));
};

const favouritesLoader: Loader = (_, load) =>
	Promise.all([load.pages(infiniteQueryFor(listFavourites, {})), load.one(queryFor(listSavedSearches))]);

/** Has a second path in the owner's area, so that owners stay there. */
type ForBothSides = Omit<Screen, 'path' | 'shell'>;

const handover: ForBothSides = {
	access: 'signed-in',
	ownHead: true,
	folder: 'booking/handover',
	component: () => import('#web/screens/booking/handover/route.tsx'),
	texts: { en: () => import('#web/screens/booking/handover/texts.en.ts'), ar: () => import('#web/screens/booking/handover/texts.ar.ts') },
	loader: async () => ({ loader: handoverLoader }),
};

const agreement: ForBothSides = {
	access: 'signed-in',
	folder: 'booking/agreement',
	component: () => import('#web/screens/booking/agreement/route.tsx'),
	texts: {
		en: () => import('#web/screens/booking/agreement/texts.en.ts'),
		ar: () => import('#web/screens/booking/agreement/texts.ar.ts'),
	},
	loader: async () => ({ loader: agreementLoader }),
};

const receipt: ForBothSides = {
	access: 'signed-in',
	folder: 'booking/receipt',
	component: () => import('#web/screens/booking/receipt/route.tsx'),
	texts: { en: () => import('#web/screens/booking/receipt/texts.en.ts'), ar: () => import('#web/screens/booking/receipt/texts.ar.ts') },
	loader: async () => ({ loader: receiptLoader }),
};

const invoice: ForBothSides = {
	access: 'signed-in',
	folder: 'booking/invoice',
	component: () => import('#web/screens/booking/invoice/route.tsx'),
	texts: { en: () => import('#web/screens/booking/invoice/texts.en.ts'), ar: () => import('#web/screens/booking/invoice/texts.ar.ts') },
	loader: async () => ({ loader: invoiceLoader }),
};

export const renterScreens: readonly Screen[] = [
	{
		path: '/booking/:id/payment',
		shell: 'bare',
		access: 'signed-in',
		ownHead: true,
		folder: 'renter/payment',
		component: () => import('#web/screens/renter/payment/route.tsx'),
		texts: { en: () => import('#web/screens/renter/payment/texts.en.ts'), ar: () => import('#web/screens/renter/payment/texts.ar.ts') },
		loader: async () => ({ loader: paymentLoader }),
	},
	{
		path: '/payment/return',
		shell: 'bare',
		access: 'signed-in',
		folder: 'renter/payment-return',
		component: () => import('#web/screens/renter/payment-return/route.tsx'),
		texts: {
			en: () => import('#web/screens/renter/payment-return/texts.en.ts'),
			ar: () => import('#web/screens/renter/payment-return/texts.ar.ts'),
		},
		loader: () => import('#web/screens/renter/payment-return/loader.ts'),
	},
	{
		path: '/booking/:id/confirmation',
		shell: 'public',
		access: 'signed-in',
		ownHead: true,
		folder: 'renter/confirmation',
		component: () => import('#web/screens/renter/confirmation/route.tsx'),
		texts: {
			en: () => import('#web/screens/renter/confirmation/texts.en.ts'),
			ar: () => import('#web/screens/renter/confirmation/texts.ar.ts'),
		},
		loader: async () => ({ loader: bookingLoader }),
	},
	{ path: '/booking/:id/handover', shell: 'public', ...handover },
	{ path: '/owner/bookings/:id/handover', shell: 'owner', ...handover },
	{
		path: '/trips',
		shell: 'public',
		access: 'signed-in',
		folder: 'renter/trips',
		component: () => import('#web/screens/renter/trips/route.tsx'),
		texts: { en: () => import('#web/screens/renter/trips/texts.en.ts'), ar: () => import('#web/screens/renter/trips/texts.ar.ts') },
		loader: async () => ({ loader: tripsLoader }),
	},
	{
		path: '/booking/:id',
		shell: 'public',
		access: 'signed-in',
		ownHead: true,
		folder: 'booking/detail',
		component: () => import('#web/screens/booking/detail/route.tsx'),
		texts: { en: () => import('#web/screens/booking/detail/texts.en.ts'), ar: () => import('#web/screens/booking/detail/texts.ar.ts') },
		loader: () => import('#web/screens/booking/loader.ts'),
	},
	{ path: '/booking/:id/agreement', shell: 'public', ...agreement },
	{ path: '/owner/bookings/:id/agreement', shell: 'owner', ...agreement },
	{ path: '/booking/:id/receipt', shell: 'public', ...receipt },
	{ path: '/owner/bookings/:id/receipt', shell: 'owner', ...receipt },
	{ path: '/booking/:id/invoices/:invoiceId', shell: 'public', ...invoice },
	{ path: '/owner/bookings/:id/invoices/:invoiceId', shell: 'owner', ...invoice },
	{
		path: '/profile',
		shell: 'public',
		access: 'signed-in',
		folder: 'account/profile',
		component: () => import('#web/screens/account/profile/route.tsx'),
		texts: { en: () => import('#web/screens/account/profile/texts.en.ts'), ar: () => import('#web/screens/account/profile/texts.ar.ts') },
		loader: async () => ({ loader: profileLoader }),
	},
	{ path: '/messages', shell: 'public', ...messages },
	{ path: '/messages/:id', shell: 'public', ...conversation },
	{ path: '/messages/support/:id', shell: 'public', ...ticketConversation },
	{
		path: '/booking/:id/claim',
		shell: 'public',
		access: 'signed-in',
		ownHead: true,
		folder: 'booking/claim/renter',
		component: () => import('#web/screens/booking/claim/renter/route.tsx'),
		texts: {
			en: () => import('#web/screens/booking/claim/renter/texts.en.ts'),
			ar: () => import('#web/screens/booking/claim/renter/texts.ar.ts'),
		},
		loader: async () => ({ loader: (await import('#web/screens/booking/loader.ts')).claimLoader }),
	},
	{
		path: '/booking/:id/renter-claim',
		shell: 'public',
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
		path: '/favourites',
		shell: 'public',
		access: 'signed-in',
		folder: 'account/favourites',
		component: () => import('#web/screens/account/favourites/route.tsx'),
		texts: {
			en: () => import('#web/screens/account/favourites/texts.en.ts'),
			ar: () => import('#web/screens/account/favourites/texts.ar.ts'),
		},
		loader: async () => ({ loader: favouritesLoader }),
	},
	{
		path: '/users/:id',
		shell: 'public',
		access: 'signed-in',
		ownHead: true,
		folder: 'public/user',
		component: () => import('#web/screens/public/user/route.tsx'),
		texts: { en: () => import('#web/screens/public/user/texts.en.ts'), ar: () => import('#web/screens/public/user/texts.ar.ts') },
		loader: () => import('#web/screens/public/user/loader.ts'),
	},
	{
		path: '/support',
		shell: 'public',
		access: 'anyone',
		folder: 'account/support',
		component: () => import('#web/screens/account/support/route.tsx'),
		texts: { en: () => import('#web/screens/account/support/texts.en.ts'), ar: () => import('#web/screens/account/support/texts.ar.ts') },
		loader: async () => ({ loader: supportLoader }),
	},
	{
		path: '/support/tickets/:id',
		shell: 'public',
		access: 'signed-in',
		ownHead: true,
		folder: 'account/ticket',
		component: () => import('#web/screens/account/ticket/route.tsx'),
		texts: { en: () => import('#web/screens/account/ticket/texts.en.ts'), ar: () => import('#web/screens/account/ticket/texts.ar.ts') },
		loader: async () => ({ loader: ticketLoader }),
	},
	{
		path: '/support/letter',
		shell: 'public',
		access: 'anyone',
		folder: 'public/support-letter',
		component: () => import('#web/screens/public/support-letter/route.tsx'),
		texts: {
			en: () => import('#web/screens/public/support-letter/texts.en.ts'),
			ar: () => import('#web/screens/public/support-letter/texts.ar.ts'),
		},
	},
	{
		// Public, because the token of the invitation is in the fragment, which a redirect to the sign-in would lose.
		path: '/trips/shared',
		shell: 'public',
		access: 'anyone',
		folder: 'account/drivers',
		component: () => import('#web/screens/account/drivers/route.tsx'),
		texts: { en: () => import('#web/screens/account/drivers/texts.en.ts'), ar: () => import('#web/screens/account/drivers/texts.ar.ts') },
	},
];
