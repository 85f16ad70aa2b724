/** Super admin console: six figures, and tabs for weeks, users, cars, bookings, identity checks and settings. */
import { useQuery } from '@tanstack/react-query';
import { ScrollText, ShieldCheck } from 'lucide-react';
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { adminStats, getSettings } from '#contract/admin.ts';
import { useSite } from '#web/browser/page/site.ts';
import { queryFor } from '#web/browser/queries.ts';
import { IdentityQueue } from '#web/features/admin/identity-queue.tsx';
import { LaterApprovedIdentities, LaterBookingList, LaterCarList } from '#web/features/admin/later-lists.tsx';
import { StatCards } from '#web/features/admin/stat-cards.tsx';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { type Tab, tabFrom, tabs } from './loader.ts';
import { Overview } from './overview.tsx';
import { PeopleList } from './people-list.tsx';
import { PlatesQuestion } from './plates-question.tsx';
import { Settings } from './settings.tsx';
import type { MasterTexts } from './texts.en.ts';

const PATH = '/master-admin';
const NO_QUERY = new URLSearchParams();
/** Search forms keep the tab. */
const tabField = Object.fromEntries(tabs.map((tab) => [tab, { tab }])) as Record<Tab, { tab: Tab }>;

export default function MasterScreen() {
	const t = useScreenTexts<MasterTexts>();
	const format = useFormat();
	const [, navigate] = useLocation();
	const search = useSearch();
	const query = useMemo(() => new URLSearchParams(search), [search]);
	const visible = tabFrom(query);
	const { demo } = useSite();
	const { data: settings } = useQuery(queryFor(getSettings));
	const { data: stats } = useQuery(queryFor(adminStats));
	const waiting: Partial<Record<Tab, number>> = stats
		? { kyc: stats.pendingKyc, cars: stats.pendingCars, bookings: stats.openNoShows }
		: {};
	const countOf = (tab: Tab) => (waiting[tab] ? { count: format.number(waiting[tab]) } : {});
	const searchOf = (tab: Tab) => ({ path: PATH, hiddenFields: tabField[tab], query: visible === tab ? query : NO_QUERY });
	const content: Record<Tab, React.ReactNode> = {
		overview: <Overview />,
		users: <PeopleList {...searchOf('users')} />,
		cars: <LaterCarList {...searchOf('cars')} />,
		bookings: <LaterBookingList {...searchOf('bookings')} />,
		kyc: (
			<>
				<IdentityQueue />
				<LaterApprovedIdentities {...searchOf('kyc')} />
			</>
		),
		settings: <Settings />,
	};
	if (!demo && settings?.rentalPlatesDecided === false) return <PlatesQuestion />;
	return (
		<div className="mx-auto flex max-w-6xl flex-col gap-6">
			<div className="flex flex-wrap items-start justify-between gap-3">
				<div>
					<h1 className="text-2xl md:text-3xl">{t.heading}</h1>
					<p className="mt-1 text-muted">{t.lead}</p>
				</div>
				<div className="flex flex-wrap gap-2">
					<LinkButton href="/admin">
						<ShieldCheck aria-hidden className="size-5" />
						{t.adminArea}
					</LinkButton>
					<LinkButton href="/admin/audit">
						<ScrollText aria-hidden className="size-5" />
						{t.auditLog}
					</LinkButton>
				</div>
			</div>
			<StatCards keys={['totalUsers', 'totalCars', 'totalBookings', 'pendingKyc', 'activeRentals', 'totalRevenue']} />
			<Tabs
				label={t.tabs.label}
				value={visible}
				onChange={(tab) => navigate(`${PATH}?tab=${tab}`, { replace: true })}
				tabs={tabs.map((tab) => ({ key: tab, label: t.tabs[tab], ...countOf(tab), content: content[tab] }))}
			/>
		</div>
	);
}
