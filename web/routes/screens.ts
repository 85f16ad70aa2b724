/** The table of screens: which path shows what, in which shell, to whom, with which texts and which calls read ahead. Server and browser read it. */
import { matchPath, type Params } from '#web/browser/navigation/match-path.ts';
import { publicScreens } from './public-screens.ts';
import type { Screen } from './screen.ts';

type Area = { name: string; paths: RegExp; screens: readonly Screen[] | null; load(): Promise<readonly Screen[]> };

/** Where a first visit seldom leads: these parts of the table are fetched when somebody goes there. */
const areas: Area[] = [
	{
		name: 'entrance',
		paths: /^\/(sign-|forgot-|reset-|terms|privacy|suspended|dev\/|master-admin-login)/,
		screens: null,
		load: async () => (await import('./entrance-screens.ts')).entranceScreens,
	},
	{
		name: 'renter',
		paths: /^\/(booking|payment|trips|profile|messages|favourites|users)(\/|$)/,
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

/** What stands at every other path. */
export const notFound: Screen = {
	path: '*',
	shell: 'public',
	access: 'anyone',
	folder: 'public/not-found',
	component: () => import('#web/screens/public/not-found/route.tsx'),
	texts: { en: () => import('#web/screens/public/not-found/texts.en.ts'), ar: () => import('#web/screens/public/not-found/texts.ar.ts') },
};

const areaOf = (path: string) => areas.find(({ paths }) => paths.test(path));

/** Whether `screenAt` knows the screens around this path. */
export const areaIsHere = (path: string): boolean => areaOf(path)?.screens !== null;

/** The file of the part of the table that the path belongs to; null where every page has it. */
export function tableAt(path: string): string | null {
	const area = areaOf(path);
	return area ? `web/routes/${area.name}-screens.ts` : null;
}

/** Fetches the part of the table that the path belongs to; rejects where it cannot be had. */
export async function loadArea(path: string): Promise<void> {
	const area = areaOf(path);
	if (area) area.screens ??= await area.load();
}

/** The screen at a path, and the named parts of it. The path's area is loaded before. */
export function screenAt(path: string): { screen: Screen; params: Params } {
	for (const screen of areaOf(path)?.screens ?? publicScreens) {
		const params = matchPath(screen.path, path);
		if (params) return { screen, params };
	}
	return { screen: notFound, params: {} };
}
