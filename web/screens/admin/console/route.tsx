/** Admin console: four figures, pending users and cars, and all bookings. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { adminStats } from '#contract/admin.ts';
import { queryFor } from '#web/browser/queries.ts';
import { IdentityQueue } from '#web/features/admin/identity-queue.tsx';
import { LaterApprovedIdentities, LaterBookingList, LaterCarList } from '#web/features/admin/later-lists.tsx';
import { StatCards } from '#web/features/admin/stat-cards.tsx';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { type Tab, tabFrom, tabs } from './loader.ts';
import type { ConsoleTexts } from './texts.en.ts';

const PATH = '/admin';
const NO_QUERY = new URLSearchParams();
/** Search forms keep the tab. */
const tabField = Object.fromEntries(tabs.map((tab) => [tab, { tab }])) as Record<Tab, { tab: Tab }>;

export default function ConsoleScreen() {
	const t = useScreenTexts<ConsoleTexts>();
	const format = useFormat();
	const [, navigate] = useLocation();
	const search = useSearch();
	const query = useMemo(() => new URLSearchParams(search), [search]);
	const visible = tabFrom(query);
	const { data: stats } = useQuery(queryFor(adminStats));
	const waiting = { users: stats?.pendingKyc, cars: stats?.pendingCars, bookings: stats?.openNoShows };
	const countOf = (tab: Tab) => (waiting[tab] ? { count: format.number(waiting[tab]) } : {});
	const searchOf = (tab: Tab) => ({ path: PATH, hiddenFields: tabField[tab], query: visible === tab ? query : NO_QUERY });
	const content = {
		users: (
			<>
				<IdentityQueue />
				<LaterApprovedIdentities {...searchOf('users')} />
			</>
		),
		cars: <LaterCarList {...searchOf('cars')} />,
		bookings: <LaterBookingList {...searchOf('bookings')} />,
	};
	return (
		<div className="mx-auto flex max-w-6xl flex-col gap-6">
			<div>
				<h1 className="text-2xl md:text-3xl">{t.heading}</h1>
				<p className="mt-1 text-muted">{t.lead}</p>
			</div>
			<StatCards keys={['totalUsers', 'totalCars', 'totalBookings', 'totalRevenue']} />
			<Tabs
				label={t.tabs.label}
				value={visible}
				onChange={(tab) => navigate(`${PATH}?tab=${tab}`, { replace: true })}
				tabs={tabs.map((tab) => ({ key: tab, label: t.tabs[tab], ...countOf(tab), content: content[tab] }))}
			/>
		</div>
	);
}
