/** Screens of the people who run the marketplace. */
import type { Screen } from './screen.ts';

export const adminScreens: readonly Screen[] = [
	{
		path: '/admin/reconciliation',
		shell: 'admin',
		access: 'admin',
		folder: 'admin/reconciliation',
		component: () => import('./screens/admin/reconciliation/route.tsx'),
		texts: {
			en: () => import('./screens/admin/reconciliation/texts.en.ts'),
			ar: () => import('./screens/admin/reconciliation/texts.ar.ts'),
		},
		reads: () => import('./screens/admin/reconciliation/reads.ts'),
	},
	{
		path: '/admin/claims',
		shell: 'admin',
		access: 'admin',
		folder: 'admin/claims',
		component: () => import('./screens/admin/claims/route.tsx'),
		texts: { en: () => import('./screens/admin/claims/texts.en.ts'), ar: () => import('./screens/admin/claims/texts.ar.ts') },
		reads: () => import('./screens/admin/claims/reads.ts'),
	},
	{
		path: '/admin/claims/:id',
		shell: 'admin',
		access: 'admin',
		ownHead: true,
		folder: 'admin/claim',
		component: () => import('./screens/admin/claim/route.tsx'),
		texts: { en: () => import('./screens/admin/claim/texts.en.ts'), ar: () => import('./screens/admin/claim/texts.ar.ts') },
		reads: () => import('./screens/admin/claim/reads.ts'),
	},
	{
		path: '/admin/settlements',
		shell: 'admin',
		access: 'admin',
		folder: 'admin/settlements',
		component: () => import('./screens/admin/settlements/route.tsx'),
		texts: { en: () => import('./screens/admin/settlements/texts.en.ts'), ar: () => import('./screens/admin/settlements/texts.ar.ts') },
		reads: () => import('./screens/admin/settlements/reads.ts'),
	},
	{
		path: '/admin/payouts',
		shell: 'admin',
		access: 'admin',
		folder: 'admin/payouts',
		component: () => import('./screens/admin/payouts/route.tsx'),
		texts: { en: () => import('./screens/admin/payouts/texts.en.ts'), ar: () => import('./screens/admin/payouts/texts.ar.ts') },
		reads: () => import('./screens/admin/payouts/reads.ts'),
	},
	{
		path: '/admin/payouts/:id',
		shell: 'admin',
		access: 'admin',
		folder: 'admin/payout-batch',
		component: () => import('./screens/admin/payout-batch/route.tsx'),
		texts: { en: () => import('./screens/admin/payout-batch/texts.en.ts'), ar: () => import('./screens/admin/payout-batch/texts.ar.ts') },
		reads: () => import('./screens/admin/payout-batch/reads.ts'),
	},
];
