/** Further public screens: sign-in, legal pages, help, and the demo outbox. */
import { devOutbox } from '#contract/dev.ts';
import { getSecondFactors, pendingSignIn } from '#contract/second-factor.ts';
import { ownSuspension } from '#contract/sign-in.ts';
import type { Loader } from '#web/browser/loader.ts';
import { queryFor } from '#web/browser/queries.ts';
import type { Screen } from './screen.ts';

/** Loader of the outbox. The call exists in DEMO only; otherwise the page is 404. */
const outboxLoader: Loader = (_, load) => load.main(queryFor(devOutbox));

const secondFactorLoader: Loader = (_, load) => load.one(queryFor(pendingSignIn));
const suspensionLoader: Loader = (_, load) => load.one(queryFor(ownSuspension));
const setUpLoader: Loader = (_, load) => load.one(queryFor(getSecondFactors));

/** One screen for the list and for an article. */
const help = {
	shell: 'public',
	access: 'anyone',
	indexed: true,
	ownHead: true,
	folder: 'public/help',
	component: () => import('#web/screens/public/help/route.tsx'),
	texts: { en: () => import('#web/screens/public/help/texts.en.ts'), ar: () => import('#web/screens/public/help/texts.ar.ts') },
	loader: () => import('#web/screens/public/help/loader.ts'),
} as const satisfies Omit<Screen, 'path'>;

export const entranceScreens: readonly Screen[] = [
	{
		path: '/sign-in',
		shell: 'bare',
		access: 'anyone',
		folder: 'auth/sign-in',
		component: () => import('#web/screens/auth/sign-in/route.tsx'),
		texts: { en: () => import('#web/screens/auth/sign-in/texts.en.ts'), ar: () => import('#web/screens/auth/sign-in/texts.ar.ts') },
	},
	{
		path: '/sign-in/second-factor',
		shell: 'bare',
		access: 'anyone',
		folder: 'auth/second-factor',
		component: () => import('#web/screens/auth/second-factor/route.tsx'),
		texts: {
			en: () => import('#web/screens/auth/second-factor/texts.en.ts'),
			ar: () => import('#web/screens/auth/second-factor/texts.ar.ts'),
		},
		loader: async () => ({ loader: secondFactorLoader }),
	},
	{
		path: '/second-factor',
		shell: 'bare',
		access: 'signed-in',
		folder: 'auth/set-up-second-factor',
		component: () => import('#web/screens/auth/set-up-second-factor/route.tsx'),
		texts: {
			en: () => import('#web/screens/auth/set-up-second-factor/texts.en.ts'),
			ar: () => import('#web/screens/auth/set-up-second-factor/texts.ar.ts'),
		},
		loader: async () => ({ loader: setUpLoader }),
	},
	{
		path: '/sign-up',
		shell: 'bare',
		access: 'anyone',
		folder: 'auth/sign-up',
		component: () => import('#web/screens/auth/sign-up/route.tsx'),
		texts: { en: () => import('#web/screens/auth/sign-up/texts.en.ts'), ar: () => import('#web/screens/auth/sign-up/texts.ar.ts') },
	},
	{
		path: '/forgot-password',
		shell: 'bare',
		access: 'anyone',
		folder: 'auth/forgot-password',
		component: () => import('#web/screens/auth/forgot-password/route.tsx'),
		texts: {
			en: () => import('#web/screens/auth/forgot-password/texts.en.ts'),
			ar: () => import('#web/screens/auth/forgot-password/texts.ar.ts'),
		},
	},
	{
		path: '/reset-password',
		shell: 'bare',
		access: 'anyone',
		folder: 'auth/reset-password',
		component: () => import('#web/screens/auth/reset-password/route.tsx'),
		texts: {
			en: () => import('#web/screens/auth/reset-password/texts.en.ts'),
			ar: () => import('#web/screens/auth/reset-password/texts.ar.ts'),
		},
	},
	{
		path: '/dev/outbox',
		shell: 'bare',
		access: 'anyone',
		ownHead: true,
		folder: 'public/outbox',
		component: () => import('#web/screens/public/outbox/route.tsx'),
		texts: { en: () => import('#web/screens/public/outbox/texts.en.ts'), ar: () => import('#web/screens/public/outbox/texts.ar.ts') },
		loader: async () => ({ loader: outboxLoader }),
	},
	{
		path: '/saved-searches/:id/end',
		shell: 'public',
		access: 'anyone',
		folder: 'public/end-saved-search',
		component: () => import('#web/screens/public/end-saved-search/route.tsx'),
		texts: {
			en: () => import('#web/screens/public/end-saved-search/texts.en.ts'),
			ar: () => import('#web/screens/public/end-saved-search/texts.ar.ts'),
		},
	},
	{
		path: '/terms',
		shell: 'public',
		access: 'anyone',
		indexed: true,
		folder: 'public/terms',
		component: () => import('#web/screens/public/terms/route.tsx'),
		texts: { en: () => import('#web/screens/public/terms/texts.en.ts'), ar: () => import('#web/screens/public/terms/texts.ar.ts') },
	},
	{
		path: '/privacy',
		shell: 'public',
		access: 'anyone',
		indexed: true,
		folder: 'public/privacy',
		component: () => import('#web/screens/public/privacy/route.tsx'),
		texts: { en: () => import('#web/screens/public/privacy/texts.en.ts'), ar: () => import('#web/screens/public/privacy/texts.ar.ts') },
	},
	{
		path: '/earn',
		shell: 'public',
		access: 'anyone',
		indexed: true,
		folder: 'public/earn',
		component: () => import('#web/screens/public/earn/route.tsx'),
		texts: { en: () => import('#web/screens/public/earn/texts.en.ts'), ar: () => import('#web/screens/public/earn/texts.ar.ts') },
		loader: () => import('#web/screens/public/earn/loader.ts'),
	},
	{ path: '/help', ...help },
	{ path: '/help/:slug', ...help },
	{
		path: '/master-admin-login',
		shell: 'bare',
		access: 'anyone',
		folder: 'auth/master-sign-in',
		component: () => import('#web/screens/auth/master-sign-in/route.tsx'),
		texts: {
			en: () => import('#web/screens/auth/master-sign-in/texts.en.ts'),
			ar: () => import('#web/screens/auth/master-sign-in/texts.ar.ts'),
		},
	},
	{
		path: '/suspended',
		shell: 'bare',
		access: 'anyone',
		folder: 'auth/suspended',
		component: () => import('#web/screens/auth/suspended/route.tsx'),
		texts: { en: () => import('#web/screens/auth/suspended/texts.en.ts'), ar: () => import('#web/screens/auth/suspended/texts.ar.ts') },
		loader: async () => ({ loader: suspensionLoader }),
	},
];
