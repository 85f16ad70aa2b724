/** Screens of the owner area for offices: the company, its team, and today's handovers of its drivers. */
import { getCompany } from '#contract/companies.ts';
import { carsToPrepare } from '#contract/fleet.ts';
import { todaysHandovers } from '#contract/handover.ts';
import { getTeam, listMemberships } from '#contract/team.ts';
import type { Loader } from '#web/browser/loader.ts';
import { queryFor } from '#web/browser/queries.ts';
import { userRead } from '#web/features/session/current-user.ts';
import type { Screen } from './screen.ts';

const handoversLoader: Loader = (_, load) => Promise.all([load.one(queryFor(todaysHandovers)), load.one(queryFor(carsToPrepare))]);

const teamLoader: Loader = async (_, load) => {
	const [user] = await Promise.all([load.one(userRead), load.one(queryFor(listMemberships))]);
	if (!user?.office || user.office.role === 'MANAGER') await load.one(queryFor(getTeam));
};

const companyLoader: Loader = (_, load) => load.one(queryFor(getCompany));

export const officeScreens: readonly Screen[] = [
	{
		path: '/owner/company',
		shell: 'owner',
		access: 'signed-in',
		folder: 'owner/company',
		component: () => import('#web/screens/owner/company/route.tsx'),
		texts: { en: () => import('#web/screens/owner/company/texts.en.ts'), ar: () => import('#web/screens/owner/company/texts.ar.ts') },
		loader: async () => ({ loader: companyLoader }),
	},
	{
		path: '/owner/team',
		shell: 'owner',
		access: 'signed-in',
		folder: 'owner/team',
		component: () => import('#web/screens/owner/team/route.tsx'),
		texts: { en: () => import('#web/screens/owner/team/texts.en.ts'), ar: () => import('#web/screens/owner/team/texts.ar.ts') },
		loader: async () => ({ loader: teamLoader }),
	},
	{
		path: '/owner/handovers',
		shell: 'owner',
		access: 'signed-in',
		folder: 'owner/handovers',
		component: () => import('#web/screens/owner/handovers/route.tsx'),
		texts: { en: () => import('#web/screens/owner/handovers/texts.en.ts'), ar: () => import('#web/screens/owner/handovers/texts.ar.ts') },
		loader: async () => ({ loader: handoversLoader }),
	},
	{
		// Public, because the token of the invitation is in the fragment, which a redirect to the sign-in would lose.
		path: '/owner/join',
		shell: 'bare',
		access: 'anyone',
		folder: 'owner/join',
		component: () => import('#web/screens/owner/join/route.tsx'),
		texts: { en: () => import('#web/screens/owner/join/texts.en.ts'), ar: () => import('#web/screens/owner/join/texts.ar.ts') },
	},
];
