/** The table of screens: which path shows what, in which shell, to whom, with which texts and which calls read ahead. Server and browser read it. */
import { adminScreens } from './admin-screens.ts';
import { matchPath, type Params } from './navigation/match-path.ts';
import { ownerScreens } from './owner-screens.ts';
import { publicScreens } from './public-screens.ts';
import { renterScreens } from './renter-screens.ts';
import type { Screen } from './screen.ts';

export const screens: readonly Screen[] = [...publicScreens, ...renterScreens, ...ownerScreens, ...adminScreens];

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
