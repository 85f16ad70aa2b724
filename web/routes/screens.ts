/** The table of screens: path, shell, access, texts and calls made ahead. Read by server and browser. */
import { matchPath, type Params } from '#web/browser/navigation/match-path.ts';
import { publicScreens } from './public-screens.ts';
import type { Screen } from './screen.ts';

type Area = { name: string; paths: RegExp; screens: readonly Screen[] | null; load(): Promise<readonly Screen[]> };

/** Areas that a first visit seldom needs: these parts of the table are loaded on demand. */
const areas: Area[] = [
	{
		name: 'entrance',
		paths:
			/^\/(sign-|second-factor|forgot-|reset-|terms|privacy|suspended|dev\/|saved-searches\/|help(\/|$)|earn(\/|$)|master-admin-login)/,
		screens: null,
		load: async () => (await import('./entrance-screens.ts')).entranceScreens,
	},
	{
		// With those pages of a booking that owners open in their own area: they are the same screens.
		name: 'renter',
		paths:
			/^\/((booking|payment|trips|profile|messages|favourites|users|support)(\/|$)|owner\/bookings\/.+\/(agreement|receipt|handover|invoices))/,
		screens: null,
		load: async () => (await import('./renter-screens.ts')).renterScreens,
	},
	{ name: 'owner', paths: /^\/owner(\/|$)/, screens: null, load: async () => (await import('./owner-screens.ts')).ownerScreens },
	{
		name: 'admin',
		paths: /^\/(admin|master-admin)(\/|$)/,
		screens: null,
		load: async () => (await import('./admin-screens.ts')).adminScreens,
	},
];

/** The screen for every other path. */
export const notFound: Screen = {
	path: '*',
	shell: 'public',
	access: 'anyone',
	folder: 'public/not-found',
	component: () => import('#web/screens/public/not-found/route.tsx'),
	texts: { en: () => import('#web/screens/public/not-found/texts.en.ts'), ar: () => import('#web/screens/public/not-found/texts.ar.ts') },
};

const areaOf = (path: string) => areas.find(({ paths }) => paths.test(path));

/** Whether the area of this path is loaded, so that `screenAt` knows its screens. */
export const areaIsHere = (path: string): boolean => areaOf(path)?.screens !== null;

/** File of the table that contains the path; null if it is part of every page. */
export function tableAt(path: string): string | null {
	const area = areaOf(path);
	return area ? `web/routes/${area.name}-screens.ts` : null;
}

/** Loads the table that contains the path; rejects if it cannot be loaded. */
export async function loadArea(path: string): Promise<void> {
	const area = areaOf(path);
	if (area) area.screens ??= await area.load();
}

/** The screen at a path and its parameters. The path's area must be loaded. */
export function screenAt(path: string): { screen: Screen; params: Params } {
	for (const screen of areaOf(path)?.screens ?? publicScreens) {
		const params = matchPath(screen.path, path);
		if (params) return { screen, params };
	}
	return { screen: notFound, params: {} };
}
