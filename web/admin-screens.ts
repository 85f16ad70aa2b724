/** The screens of those who run the marketplace, and of those whom they have suspended: a part of the table in `screens.ts`. */
import type { Screen } from './screen.ts';

export const adminScreens: readonly Screen[] = [
	{
		path: '/admin',
		shell: 'admin',
		access: 'admin',
		folder: 'admin/console',
		component: () => import('./screens/admin/console/route.tsx'),
		texts: { en: () => import('./screens/admin/console/texts.en.ts'), ar: () => import('./screens/admin/console/texts.ar.ts') },
		reads: () => import('./screens/admin/console/reads.ts'),
	},
	{
		path: '/admin/audit',
		shell: 'admin',
		access: 'admin',
		folder: 'admin/audit',
		component: () => import('./screens/admin/audit/route.tsx'),
		texts: { en: () => import('./screens/admin/audit/texts.en.ts'), ar: () => import('./screens/admin/audit/texts.ar.ts') },
		reads: () => import('./screens/admin/audit/reads.ts'),
	},
	{
		path: '/master-admin',
		shell: 'admin',
		access: 'super-admin',
		folder: 'admin/master',
		component: () => import('./screens/admin/master/route.tsx'),
		texts: { en: () => import('./screens/admin/master/texts.en.ts'), ar: () => import('./screens/admin/master/texts.ar.ts') },
		reads: () => import('./screens/admin/master/reads.ts'),
	},
	{
		path: '/master-admin-login',
		shell: 'bare',
		access: 'anyone',
		folder: 'auth/master-sign-in',
		component: () => import('./screens/auth/master-sign-in/route.tsx'),
		texts: { en: () => import('./screens/auth/master-sign-in/texts.en.ts'), ar: () => import('./screens/auth/master-sign-in/texts.ar.ts') },
	},
	{
		path: '/suspended',
		shell: 'bare',
		access: 'anyone',
		folder: 'auth/suspended',
		component: () => import('./screens/auth/suspended/route.tsx'),
		texts: { en: () => import('./screens/auth/suspended/texts.en.ts'), ar: () => import('./screens/auth/suspended/texts.ar.ts') },
	},
];
