/** Figures of the owner's business, money first. */
import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { CalendarCheck, CalendarClock, CarFront, CircleCheckBig, Coins, KeyRound, type LucideIcon, Wallet } from 'lucide-react';
import type { ownerDashboard } from '#contract/bookings.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { ApiError } from '#web/browser/fetching.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import type { DashboardTexts } from './texts.en.ts';

export type DashboardData = ResponseOf<typeof ownerDashboard>;
type Stat = keyof DashboardData['stats'];

/** In display order. */
const stats: ReadonlyArray<{ name: Stat; icon: LucideIcon; testId: string; money?: true }> = [
	{ name: 'thisMonthEarnings', icon: Wallet, testId: 'stat-this-month-earnings', money: true },
	{ name: 'totalEarnings', icon: Coins, testId: 'stat-total-earnings', money: true },
	{ name: 'pendingRequests', icon: CalendarClock, testId: 'stat-pending-requests' },
	{ name: 'activeBookings', icon: CalendarCheck, testId: 'stat-active-bookings' },
	{ name: 'completedBookings', icon: CircleCheckBig, testId: 'stat-completed-bookings' },
	{ name: 'totalCars', icon: CarFront, testId: 'stat-total-cars' },
	{ name: 'activeCars', icon: KeyRound, testId: 'stat-active-cars' },
];

export function DashboardStats({ dashboard }: { dashboard: UseQueryResult<DashboardData, ApiError> }) {
	const { figures: t } = useScreenTexts<DashboardTexts>();
	const { data, error, refetch, isFetching } = dashboard;
	if (error && !data) {
		return (
			<ErrorState
				title={t.error}
				error={error}
				retry={() => void refetch()}
				busy={isFetching}
				className="rounded-card border border-line bg-surface py-8!"
			/>
		);
	}
	return (
		<section aria-label={t.title} aria-busy={!data}>
			{/* One line where it has room. The lines between are the gaps of the grid. */}
			<dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-4 xl:flex">
				{stats.map(({ name, ...stat }) => (
					<Figure key={name} {...stat} label={t[name]} value={data?.stats[name]} />
				))}
			</dl>
			<p className="mt-2 text-muted text-xs">{t.afterFee}</p>
		</section>
	);
}

type FigureProps = { label: string; value: string | number | undefined; icon: LucideIcon; testId: string; money?: true };

function Figure({ label, value, icon: Icon, testId, money }: FigureProps) {
	return (
		<div className="flex flex-col bg-surface px-4 py-3 first:col-span-2 xl:grow">
			<dt className="flex items-center gap-1.5 text-muted text-xs">
				<Icon aria-hidden className={clsx('size-4 shrink-0', money && 'text-primary')} />
				{label}
			</dt>
			<dd data-testid={testId} className="numbers mt-auto pt-1 font-semibold text-lg">
				{value === undefined ? <Skeleton className="my-1 h-5 w-16" /> : <Value value={value} money={money} />}
			</dd>
		</div>
	);
}

function Value({ value, money }: { value: string | number; money: true | undefined }) {
	const { format } = useLanguage();
	if (!money) return format.number(Number(value));
	return (
		<span className="whitespace-nowrap">
			{format.amount(value)} <span className="font-medium text-sm">{format.currency}</span>
		</span>
	);
}
