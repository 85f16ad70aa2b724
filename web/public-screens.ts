/** Screens for finding a car: the part of the table that every page has. */
import type { Screen } from './screen.ts';

export const publicScreens: readonly Screen[] = [
	{
		path: '/',
		shell: 'public',
		access: 'anyone',
		indexed: true,
		folder: 'public/home',
		component: () => import('./screens/public/home/route.tsx'),
		texts: { en: () => import('./screens/public/home/texts.en.ts'), ar: () => import('./screens/public/home/texts.ar.ts') },
		loader: () => import('./screens/public/home/reads.ts'),
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
		loader: () => import('./screens/public/search/reads.ts'),
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
		loader: () => import('./screens/public/car/reads.ts'),
	},
];
