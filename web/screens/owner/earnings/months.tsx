/** Earnings by month: a chart, and a table for screen readers. The chart is as much code as the rest of the page; it comes once it is in sight. */
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import type { earningsTotals } from '#contract/earnings.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import type { EarningsTexts } from './texts.en.ts';

export type Month = ResponseOf<typeof earningsTotals>['months'][number];

const MonthsChart = lazyComponent(() => import('./months-chart.tsx'));

export function Months({ months }: { months: readonly Month[] }) {
	const { chart: t } = useScreenTexts<EarningsTexts>();
	const format = useFormat();
	const place = useRef<HTMLDivElement>(null);
	const isInSight = useInSight(place);
	const waiting = <Skeleton className="h-60 w-full" />;
	return (
		<Panel title={t.title} lead={t.lead}>
			<div ref={place}>
				{isInSight ? (
					<Suspense fallback={waiting}>
						<MonthsChart months={months} />
					</Suspense>
				) : (
					waiting
				)}
			</div>
			<table className="sr-only">
				<caption>{t.lead}</caption>
				<thead>
					<tr>
						<th scope="col">{t.month}</th>
						<th scope="col">{t.net}</th>
						<th scope="col">{t.bookings}</th>
					</tr>
				</thead>
				<tbody>
					{months.map(({ month, netAmount, count }) => (
						<tr key={month}>
							<th suppressHydrationWarning scope="row">
								{format.date(`${month}-01`, 'month')}
							</th>
							<td>{format.jod(netAmount)}</td>
							<td>{format.number(count)}</td>
						</tr>
					))}
				</tbody>
			</table>
		</Panel>
	);
}

/** Whether an element has come into sight. False during server rendering and the first render in the browser; stays true. */
function useInSight(place: RefObject<Element | null>): boolean {
	const [isInSight, setInSight] = useState(false);
	useEffect(() => {
		if (!place.current) return;
		const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setInSight(true));
		watch.observe(place.current);
		return () => watch.disconnect();
	}, [place]);
	return isInSight;
}
