/** Screens for finding a car: the part of the screen table that is on every page. */
import type { Screen } from './screen.ts';

export const publicScreens: readonly Screen[] = [
	{
		path: '/',
		shell: 'public',
		access: 'anyone',
		indexed: true,
		folder: 'public/home',
		component: () => import('#web/screens/public/home/route.tsx'),
		texts: { en: () => import('#web/screens/public/home/texts.en.ts'), ar: () => import('#web/screens/public/home/texts.ar.ts') },
		loader: () => import('#web/screens/public/home/loader.ts'),
	},
	{
		path: '/search',
		shell: 'public',
		access: 'anyone',
		indexed: true,
		ownHead: true,
		folder: 'public/search',
		component: () => import('#web/screens/public/search/route.tsx'),
		texts: { en: () => import('#web/screens/public/search/texts.en.ts'), ar: () => import('#web/screens/public/search/texts.ar.ts') },
		loader: () => import('#web/screens/public/search/loader.ts'),
	},
	{
		path: '/car/:slug',
		shell: 'public',
		access: 'anyone',
		indexed: true,
		ownHead: true,
		folder: 'public/car',
		component: () => import('#web/screens/public/car/route.tsx'),
		texts: { en: () => import('#web/screens/public/car/texts.en.ts'), ar: () => import('#web/screens/public/car/texts.ar.ts') },
		loader: () => import('#web/screens/public/car/loader.ts'),
	},
];
