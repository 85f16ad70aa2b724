/** Screens of the people who run the marketplace. */
import type { Screen } from '../../screen.ts';

export const adminScreens: readonly Screen[] = [
	{
		path: '/admin/reconciliation',
		shell: 'admin',
		access: 'admin',
		folder: 'admin/reconciliation',
		component: () => import('./reconciliation/route.tsx'),
		texts: {
			en: () => import('./reconciliation/texts.en.ts'),
			ar: () => import('./reconciliation/texts.ar.ts'),
		},
		reads: () => import('./reconciliation/reads.ts'),
	},
	{
		path: '/admin/claims',
		shell: 'admin',
		access: 'admin',
		folder: 'admin/claims',
		component: () => import('./claims/route.tsx'),
		texts: { en: () => import('./claims/texts.en.ts'), ar: () => import('./claims/texts.ar.ts') },
		reads: () => import('./claims/reads.ts'),
	},
	{
		path: '/admin/claims/:id',
		shell: 'admin',
		access: 'admin',
		ownHead: true,
		folder: 'admin/claim',
		component: () => import('./claim/route.tsx'),
		texts: { en: () => import('./claim/texts.en.ts'), ar: () => import('./claim/texts.ar.ts') },
		reads: () => import('./claim/reads.ts'),
	},
	{
		path: '/admin/settlements',
		shell: 'admin',
		access: 'admin',
		folder: 'admin/settlements',
		component: () => import('./settlements/route.tsx'),
		texts: { en: () => import('./settlements/texts.en.ts'), ar: () => import('./settlements/texts.ar.ts') },
		reads: () => import('./settlements/reads.ts'),
	},
	{
		path: '/admin/payouts',
		shell: 'admin',
		access: 'admin',
		folder: 'admin/payouts',
		component: () => import('./payouts/route.tsx'),
		texts: { en: () => import('./payouts/texts.en.ts'), ar: () => import('./payouts/texts.ar.ts') },
		reads: () => import('./payouts/reads.ts'),
	},
	{
		path: '/admin/payouts/:id',
		shell: 'admin',
		access: 'admin',
		folder: 'admin/payout-batch',
		component: () => import('./payout-batch/route.tsx'),
		texts: { en: () => import('./payout-batch/texts.en.ts'), ar: () => import('./payout-batch/texts.ar.ts') },
		reads: () => import('./payout-batch/reads.ts'),
	},
];
