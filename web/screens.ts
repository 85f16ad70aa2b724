/** The table of screens: which path shows what, in which shell, to whom, with which texts and which calls read ahead. Server and browser read it. */
import type { UseQueryOptions } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { ApiError } from './fetching.ts';
import type { Language } from './i18n/language.ts';
import { matchPath, type Params } from './navigation/match-path.ts';
import type { ReadKey, readPages } from './queries.ts';

/** Every screen's texts begin with these. */
export type ScreenTexts = { title: string; description?: string };

/** One visit to a screen: the named parts of its path, its query, and whether the visitor is signed in. */
export type Visit = { params: Params; query: URLSearchParams; signedIn: boolean };

/** Reads into the cache. A failure is kept there too, and the screen shows it. */
export type Load = {
	/** What the page is about: where it is not found, the page is answered as 404. Undefined where reading failed. */
	main<T>(options: UseQueryOptions<T, ApiError, T, ReadKey>): Promise<T | undefined>;
	/** The value; undefined where reading failed. */
	one<T>(options: UseQueryOptions<T, ApiError, T, ReadKey>): Promise<T | undefined>;
	/** The first page of a list that grows. */
	pages(options: ReturnType<typeof readPages>): Promise<void>;
};

export type Reads = (visit: Visit, load: Load) => Promise<unknown>;

export type Screen = {
	/** `:name` stands for a part that the screen finds in `params`. */
	path: string;
	shell: 'public' | 'owner' | 'bare';
	access: 'anyone' | 'signed-in';
	/** Where its files are, below `web/screens/`: `route.tsx`, `texts.en.ts`, `texts.ar.ts`. The server looks them up so that they load early. */
	folder: string;
	component(): Promise<{ default: ComponentType }>;
	texts: Record<Language, () => Promise<{ texts: ScreenTexts }>>;
	/** The screen writes its title and description itself, out of its data. */
	ownHead?: true;
	/** Search engines may list it; private screens are never listed. */
	indexed?: true;
	/** Calls made ahead: while the server renders, and as soon as a link to the screen is followed. */
	reads?(): Promise<{ reads: Reads }>;
};

/** The owner's dashboard stands at two paths. */
const dashboard: Omit<Screen, 'path'> = {
	shell: 'owner',
	access: 'signed-in',
	folder: 'owner/dashboard',
	component: () => import('./screens/owner/dashboard/route.tsx'),
	texts: { en: () => import('./screens/owner/dashboard/texts.en.ts'), ar: () => import('./screens/owner/dashboard/texts.ar.ts') },
	reads: () => import('./screens/owner/dashboard/reads.ts'),
};

/** The form of a car stands at two paths: for a new one, and for one that is there. */
const listing: Omit<Screen, 'path'> = {
	shell: 'owner',
	access: 'signed-in',
	ownHead: true,
	folder: 'owner/listing',
	component: () => import('./screens/owner/listing/route.tsx'),
	texts: { en: () => import('./screens/owner/listing/texts.en.ts'), ar: () => import('./screens/owner/listing/texts.ar.ts') },
	reads: () => import('./screens/owner/listing/reads.ts'),
};

export const screens: readonly Screen[] = [
	{
		path: '/',
		shell: 'public',
		access: 'anyone',
		indexed: true,
		folder: 'public/home',
		component: () => import('./screens/public/home/route.tsx'),
		texts: { en: () => import('./screens/public/home/texts.en.ts'), ar: () => import('./screens/public/home/texts.ar.ts') },
		reads: () => import('./screens/public/home/reads.ts'),
	},
	{
		path: '/search',
		shell: 'public',
		access: 'anyone',
		indexed: true,
		ownHead: true,
		folder: 'public/search',
		component: () => import('./screens/public/search/route.tsx'),
		texts: { en: () => import('./screens/public/search/texts.en.ts'), ar: () => import('./screens/public/search/texts.ar.ts') },
		reads: () => import('./screens/public/search/reads.ts'),
	},
	{
		path: '/car/:slug',
		shell: 'public',
		access: 'anyone',
		indexed: true,
		ownHead: true,
		folder: 'public/car',
		component: () => import('./screens/public/car/route.tsx'),
		texts: { en: () => import('./screens/public/car/texts.en.ts'), ar: () => import('./screens/public/car/texts.ar.ts') },
		reads: () => import('./screens/public/car/reads.ts'),
	},
	{
		path: '/sign-in',
		shell: 'bare',
		access: 'anyone',
		folder: 'auth/sign-in',
		component: () => import('./screens/auth/sign-in/route.tsx'),
		texts: { en: () => import('./screens/auth/sign-in/texts.en.ts'), ar: () => import('./screens/auth/sign-in/texts.ar.ts') },
	},
	{
		path: '/sign-up',
		shell: 'bare',
		access: 'anyone',
		folder: 'auth/sign-up',
		component: () => import('./screens/auth/sign-up/route.tsx'),
		texts: { en: () => import('./screens/auth/sign-up/texts.en.ts'), ar: () => import('./screens/auth/sign-up/texts.ar.ts') },
	},
	{
		path: '/forgot-password',
		shell: 'bare',
		access: 'anyone',
		folder: 'auth/forgot-password',
		component: () => import('./screens/auth/forgot-password/route.tsx'),
		texts: {
			en: () => import('./screens/auth/forgot-password/texts.en.ts'),
			ar: () => import('./screens/auth/forgot-password/texts.ar.ts'),
		},
	},
	{
		path: '/reset-password',
		shell: 'bare',
		access: 'anyone',
		folder: 'auth/reset-password',
		component: () => import('./screens/auth/reset-password/route.tsx'),
		texts: { en: () => import('./screens/auth/reset-password/texts.en.ts'), ar: () => import('./screens/auth/reset-password/texts.ar.ts') },
	},
	{
		path: '/booking/:id/payment',
		shell: 'bare',
		access: 'signed-in',
		ownHead: true,
		folder: 'renter/payment',
		component: () => import('./screens/renter/payment/route.tsx'),
		texts: { en: () => import('./screens/renter/payment/texts.en.ts'), ar: () => import('./screens/renter/payment/texts.ar.ts') },
		reads: () => import('./screens/renter/payment/reads.ts'),
	},
	{
		path: '/payment/return',
		shell: 'bare',
		access: 'signed-in',
		folder: 'renter/payment-return',
		component: () => import('./screens/renter/payment-return/route.tsx'),
		texts: {
			en: () => import('./screens/renter/payment-return/texts.en.ts'),
			ar: () => import('./screens/renter/payment-return/texts.ar.ts'),
		},
		reads: () => import('./screens/renter/payment-return/reads.ts'),
	},
	{
		path: '/booking/:id/confirmation',
		shell: 'public',
		access: 'signed-in',
		ownHead: true,
		folder: 'renter/confirmation',
		component: () => import('./screens/renter/confirmation/route.tsx'),
		texts: { en: () => import('./screens/renter/confirmation/texts.en.ts'), ar: () => import('./screens/renter/confirmation/texts.ar.ts') },
		reads: () => import('./screens/renter/confirmation/reads.ts'),
	},
	{
		path: '/booking/:id/handover',
		shell: 'public',
		access: 'signed-in',
		ownHead: true,
		folder: 'trip/handover',
		component: () => import('./screens/trip/handover/route.tsx'),
		texts: { en: () => import('./screens/trip/handover/texts.en.ts'), ar: () => import('./screens/trip/handover/texts.ar.ts') },
		reads: () => import('./screens/trip/handover/reads.ts'),
	},
	{
		path: '/trips',
		shell: 'public',
		access: 'signed-in',
		folder: 'renter/trips',
		component: () => import('./screens/renter/trips/route.tsx'),
		texts: { en: () => import('./screens/renter/trips/texts.en.ts'), ar: () => import('./screens/renter/trips/texts.ar.ts') },
		reads: () => import('./screens/renter/trips/reads.ts'),
	},
	{
		path: '/booking/:id',
		shell: 'public',
		access: 'signed-in',
		ownHead: true,
		folder: 'booking/detail',
		component: () => import('./screens/booking/detail/route.tsx'),
		texts: { en: () => import('./screens/booking/detail/texts.en.ts'), ar: () => import('./screens/booking/detail/texts.ar.ts') },
		reads: () => import('./screens/booking/detail/reads.ts'),
	},
	{
		path: '/booking/:id/agreement',
		shell: 'public',
		access: 'signed-in',
		folder: 'booking/agreement',
		component: () => import('./screens/booking/agreement/route.tsx'),
		texts: { en: () => import('./screens/booking/agreement/texts.en.ts'), ar: () => import('./screens/booking/agreement/texts.ar.ts') },
		reads: () => import('./screens/booking/agreement/reads.ts'),
	},
	{
		path: '/booking/:id/receipt',
		shell: 'public',
		access: 'signed-in',
		folder: 'booking/receipt',
		component: () => import('./screens/booking/receipt/route.tsx'),
		texts: { en: () => import('./screens/booking/receipt/texts.en.ts'), ar: () => import('./screens/booking/receipt/texts.ar.ts') },
		reads: () => import('./screens/booking/receipt/reads.ts'),
	},
	{
		path: '/profile',
		shell: 'public',
		access: 'signed-in',
		folder: 'account/profile',
		component: () => import('./screens/account/profile/route.tsx'),
		texts: { en: () => import('./screens/account/profile/texts.en.ts'), ar: () => import('./screens/account/profile/texts.ar.ts') },
		reads: () => import('./screens/account/profile/reads.ts'),
	},
	{
		path: '/messages',
		shell: 'public',
		access: 'signed-in',
		folder: 'account/messages',
		component: () => import('./screens/account/messages/route.tsx'),
		texts: { en: () => import('./screens/account/messages/texts.en.ts'), ar: () => import('./screens/account/messages/texts.ar.ts') },
		reads: () => import('./screens/account/messages/reads.ts'),
	},
	{ path: '/owner/dashboard', ...dashboard },
	{ path: '/owner/requests', ...dashboard },
	{ path: '/owner/cars/new', ...listing },
	{ path: '/owner/cars/:id/edit', ...listing },
	{
		path: '/owner/cars',
		shell: 'owner',
		access: 'signed-in',
		folder: 'owner/cars',
		component: () => import('./screens/owner/cars/route.tsx'),
		texts: { en: () => import('./screens/owner/cars/texts.en.ts'), ar: () => import('./screens/owner/cars/texts.ar.ts') },
		reads: () => import('./screens/owner/cars/reads.ts'),
	},
	{
		path: '/owner/cars/:id/calendar',
		shell: 'owner',
		access: 'signed-in',
		folder: 'owner/calendar',
		component: () => import('./screens/owner/calendar/route.tsx'),
		texts: { en: () => import('./screens/owner/calendar/texts.en.ts'), ar: () => import('./screens/owner/calendar/texts.ar.ts') },
		reads: () => import('./screens/owner/calendar/reads.ts'),
	},
	{
		path: '/owner/bookings',
		shell: 'owner',
		access: 'signed-in',
		folder: 'owner/bookings',
		component: () => import('./screens/owner/bookings/route.tsx'),
		texts: { en: () => import('./screens/owner/bookings/texts.en.ts'), ar: () => import('./screens/owner/bookings/texts.ar.ts') },
		reads: () => import('./screens/owner/bookings/reads.ts'),
	},
	{
		path: '/owner/bookings/:id',
		shell: 'owner',
		access: 'signed-in',
		ownHead: true,
		folder: 'owner/booking',
		component: () => import('./screens/owner/booking/route.tsx'),
		texts: { en: () => import('./screens/owner/booking/texts.en.ts'), ar: () => import('./screens/owner/booking/texts.ar.ts') },
		reads: () => import('./screens/owner/booking/reads.ts'),
	},
	{
		path: '/owner/history',
		shell: 'owner',
		access: 'signed-in',
		folder: 'owner/history',
		component: () => import('./screens/owner/history/route.tsx'),
		texts: { en: () => import('./screens/owner/history/texts.en.ts'), ar: () => import('./screens/owner/history/texts.ar.ts') },
		reads: () => import('./screens/owner/history/reads.ts'),
	},
	{
		path: '/dev/outbox',
		shell: 'bare',
		access: 'anyone',
		ownHead: true,
		folder: 'dev/outbox',
		component: () => import('./screens/dev/outbox/route.tsx'),
		texts: { en: () => import('./screens/dev/outbox/texts.en.ts'), ar: () => import('./screens/dev/outbox/texts.ar.ts') },
		reads: () => import('./screens/dev/outbox/reads.ts'),
	},
];

/** What stands at every other path. */
export const notFound: Screen = {
	path: '*',
	shell: 'public',
	access: 'anyone',
	folder: 'public/not-found',
	component: () => import('./screens/public/not-found/route.tsx'),
	texts: { en: () => import('./screens/public/not-found/texts.en.ts'), ar: () => import('./screens/public/not-found/texts.ar.ts') },
};

/** The screen at a path, and the named parts of it. */
export function screenAt(path: string): { screen: Screen; params: Params } {
	for (const screen of screens) {
		const params = matchPath(screen.path, path);
		if (params) return { screen, params };
	}
	return { screen: notFound, params: {} };
}
