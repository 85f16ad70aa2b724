/** The admins' console: four figures, the people and cars that wait for an answer, and all bookings. */
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { adminStats } from '#contract/admin.ts';
import { BookingList } from '../../../desk/booking-list.tsx';
import { CarList } from '../../../desk/car-list.tsx';
import { StatCards } from '../../../desk/figures.tsx';
import { IdentityQueue } from '../../../desk/identity-queue.tsx';
import { useFormat } from '../../../i18n/context.tsx';
import { queryFor } from '../../../queries.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { type Tab, tabFrom, tabs } from './tabs.ts';
import { useConsoleTexts } from './texts.ts';

const PATH = '/admin';
const NOTHING = new URLSearchParams();

export default function ConsoleScreen() {
	const t = useConsoleTexts();
	const format = useFormat();
	const [, navigate] = useLocation();
	const query = new URLSearchParams(useSearch());
	const visible = tabFrom(query);
	const { data: stats } = useQuery(queryFor(adminStats));
	const waiting = { users: stats?.pendingKyc, cars: stats?.pendingCars, bookings: stats?.openNoShows };
	const countOf = (tab: Tab) => (waiting[tab] ? { count: format.number(waiting[tab]) } : {});
	const list = { path: PATH, hiddenFields: { tab: visible } };
	const content = {
		users: <IdentityQueue />,
		cars: <CarList {...list} query={visible === 'cars' ? query : NOTHING} />,
		bookings: <BookingList {...list} query={visible === 'bookings' ? query : NOTHING} />,
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
