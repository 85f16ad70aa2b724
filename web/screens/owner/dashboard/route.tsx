/** Owner's dashboard: today's work, open requests, recent activity, and figures. */
import { useQuery } from '@tanstack/react-query';
import { Redirect } from 'wouter';
import { ownerDashboard } from '#contract/bookings.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { officeHome } from '#web/features/session/acting.ts';
import { useCurrentUser } from '#web/features/session/current-user.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { DashboardStats } from './figures.tsx';
import { InstantBookPaused } from './instant-book-paused.tsx';
import { NoCars } from './no-cars.tsx';
import { QuickActions } from './quick-actions.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { Requests, useRequests } from './requests.tsx';
import type { DashboardTexts } from './texts.en.ts';
import { Today } from './today.tsx';

/** Members whose role has no dashboard are redirected to their first screen. */
export default function DashboardScreen() {
	const role = useCurrentUser()?.office?.role;
	return role && role !== 'MANAGER' ? <Redirect to={officeHome[role]} replace /> : <Dashboard />;
}

function Dashboard() {
	const t = useScreenTexts<DashboardTexts>();
	const dashboard = useQuery({ ...queryFor(ownerDashboard), ...refetchOnVisit });
	const results = useRequests();
	const { data, error } = dashboard;
	const waiting = results.data?.pages.some((page) => page.items.length > 0) ?? false;
	const hasNothingYet = data?.stats.totalCars === 0 && data.draftCars === 0 && data.recentBookings.length === 0 && !waiting;
	return (
		<div className="mx-auto flex max-w-6xl flex-col gap-6 md:gap-8">
			<div className="flex flex-wrap items-center justify-between gap-3">
				<h1 className="text-2xl md:text-3xl">{t.heading}</h1>
				{!hasNothingYet && <QuickActions />}
			</div>
			{data?.instantBookPausedUntil && <InstantBookPaused until={data.instantBookPausedUntil} />}
			{!hasNothingYet && <Today waiting={results.data && waiting} />}
			{hasNothingYet ? (
				<NoCars />
			) : (
				<div className="grid items-start gap-6 xl:grid-cols-[1fr_22rem] xl:gap-8">
					<Requests results={results} />
					{!(error && !data) && (
						<div className="min-w-0">
							<RecentActivity bookings={data?.recentBookings} />
						</div>
					)}
				</div>
			)}
			<DashboardStats dashboard={dashboard} />
		</div>
	);
}
