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

/** In display order; the first has double width. */
const stats: ReadonlyArray<{ name: Stat; icon: LucideIcon; testId: string; money?: true }> = [
	{ name: 'thisMonthEarnings', icon: Wallet, testId: 'stat-this-month-earnings', money: true },
	{ name: 'totalEarnings', icon: Coins, testId: 'stat-total-earnings', money: true },
	{ name: 'pendingRequests', icon: CalendarClock, testId: 'stat-pending-requests' },
	{ name: 'activeBookings', icon: CalendarCheck, testId: 'stat-active-bookings' },
	{ name: 'completedBookings', icon: CircleCheckBig, testId: 'stat-completed-bookings' },
	{ name: 'totalCars', icon: CarFront, testId: 'stat-total-cars' },
	{ name: 'activeCars', icon: KeyRound, testId: 'stat-active-cars' },
];
const grid = 'grid grid-cols-2 gap-3 md:gap-4 xl:grid-cols-4';

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
			<dl className={grid}>
				{stats.map(({ name, ...stat }, index) => (
					<Figure key={name} {...stat} label={t[name]} value={data?.stats[name]} wide={index === 0} />
				))}
			</dl>
		</section>
	);
}

type FigureProps = { label: string; value: string | number | undefined; icon: LucideIcon; testId: string; money?: true; wide: boolean };

function Figure({ label, value, icon: Icon, testId, money, wide }: FigureProps) {
	const { figures: t } = useScreenTexts<DashboardTexts>();
	return (
		<div
			className={clsx(
				'flex flex-col rounded-card border p-4 md:p-5',
				wide ? 'col-span-2 border-transparent bg-primary-soft' : 'border-line bg-surface',
			)}
		>
			<dt className="flex items-start justify-between gap-2 text-sm">
				<span className={wide ? 'font-medium' : 'text-muted'}>{label}</span>
				<Icon aria-hidden className={clsx('size-5 shrink-0', wide ? 'text-primary' : 'text-muted')} />
			</dt>
			<dd
				data-testid={testId}
				className={clsx('numbers mt-auto pt-2 font-semibold', wide ? 'text-2xl md:text-3xl' : 'text-xl md:text-2xl')}
			>
				{value === undefined ? (
					<Skeleton className={clsx('my-1 w-24', wide ? 'h-8 md:h-9' : 'h-6 md:h-7')} />
				) : (
					<Value value={value} money={money} />
				)}
			</dd>
			{wide && <dd className="mt-1 text-muted text-xs">{t.afterFee}</dd>}
		</div>
	);
}

function Value({ value, money }: { value: string | number; money: true | undefined }) {
	const { format } = useLanguage();
	if (!money) return format.number(Number(value));
	return (
		<span className="whitespace-nowrap">
			{format.amount(value)} <span className="font-medium text-base">{format.currency}</span>
		</span>
	);
}
