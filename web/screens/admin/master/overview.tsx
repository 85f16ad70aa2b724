/** The last weeks as charts, and as a table for screen readers. */
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { adminOverview } from '#contract/admin.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { card } from '#web/features/admin/admin-list.tsx';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { lazyComponent, useMounted } from '#web/ui/lazy-component.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import type { MasterTexts } from './texts.en.ts';

export type Weeks = ResponseOf<typeof adminOverview>;

const WeekChart = lazyComponent(() => import('./week-chart.tsx'));

export function Overview() {
	const { overview: t } = useScreenTexts<MasterTexts>();
	const { data, error, refetch, isFetching } = useQuery({ ...queryFor(adminOverview), ...refetchOnVisit });
	if (error && !data) return <ErrorState title={t.error} error={error} retry={() => void refetch()} busy={isFetching} className={card} />;
	const charts = [
		[t.bookings, (week: Weeks[number]) => week.bookings, false],
		[t.revenue, (week: Weeks[number]) => Number(week.revenueJod), true],
		[t.users, (week: Weeks[number]) => week.newUsers, false],
	] as const;
	return (
		<div className="grid gap-4" aria-busy={!data}>
			<div className="grid gap-4 xl:grid-cols-3">
				{charts.map(([title, valueIn, money]) => (
					<section key={title} aria-label={title} className={`${card} p-4 md:p-5`}>
						<h2 className="mb-3 font-semibold">{title}</h2>
						{data ? <Chart weeks={data} valueIn={valueIn} money={money} /> : <Skeleton className="h-52 w-full" />}
					</section>
				))}
			</div>
			{data && <Numbers weeks={data} />}
		</div>
	);
}

type ChartProps = { weeks: Weeks; valueIn(week: Weeks[number]): number; money: boolean };

/** Rendered in the browser only, because it depends on the width. */
function Chart({ weeks, valueIn, money }: ChartProps) {
	const { format } = useLanguage();
	const mounted = useMounted();
	const waiting = <Skeleton className="h-52 w-full" />;
	if (!mounted) return waiting;
	return (
		<div aria-hidden className="h-52" dir="ltr">
			<Suspense fallback={waiting}>
				<WeekChart
					points={weeks.map((week) => ({ week: format.date(week.weekStart, 'short'), value: valueIn(week) }))}
					series={(value) => (money ? format.jod(value, true) : format.number(value))}
				/>
			</Suspense>
		</div>
	);
}

function Numbers({ weeks }: { weeks: Weeks }) {
	const { overview: t } = useScreenTexts<MasterTexts>();
	const { format } = useLanguage();
	return (
		<details className={`${card} px-4 md:px-5`}>
			<summary className="flex min-h-12 cursor-pointer items-center font-medium">{t.numbers}</summary>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table has to be scrolled by the keyboard too */}
			<section tabIndex={0} aria-label={t.numbers} className="overflow-x-auto pb-4">
				<table className="numbers w-full text-sm">
					<thead>
						<tr className="border-line border-b text-muted">
							<th scope="col" className="py-2 text-start font-medium">
								{t.week}
							</th>
							{[t.columns.bookings, t.columns.revenue, t.columns.users].map((column) => (
								<th key={column} scope="col" className="py-2 text-end font-medium">
									{column}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{weeks.toReversed().map((week) => (
							<tr key={week.weekStart} className="border-line border-b last:border-0">
								<th scope="row" className="whitespace-nowrap py-2 text-start font-normal">
									{format.date(week.weekStart)}
								</th>
								<td className="py-2 text-end">{format.number(week.bookings)}</td>
								<td className="whitespace-nowrap py-2 text-end">{format.jod(week.revenueJod)}</td>
								<td className="py-2 text-end">{format.number(week.newUsers)}</td>
							</tr>
						))}
					</tbody>
				</table>
			</section>
		</details>
	);
}
