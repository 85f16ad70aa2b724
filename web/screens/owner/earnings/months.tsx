/** Earnings by month: a chart, and a table for screen readers. The chart's code is as large as the rest of the page, so it is loaded when it becomes visible. */
import { Suspense, useRef } from 'react';
import type { earningsTotals } from '#contract/earnings.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { lazyComponent, useNear } from '#web/ui/lazy-component.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import type { EarningsTexts } from './texts.en.ts';

export type Month = ResponseOf<typeof earningsTotals>['months'][number];

const MonthsChart = lazyComponent(() => import('./months-chart.tsx'));
const VISIBLE = '0px';

export function Months({ months }: { months: readonly Month[] }) {
	const { chart: t } = useScreenTexts<EarningsTexts>();
	const format = useFormat();
	const place = useRef<HTMLDivElement>(null);
	const isVisible = useNear(place, VISIBLE);
	const waiting = <Skeleton className="h-60 w-full" />;
	return (
		<Panel title={t.title} lead={t.lead}>
			<div ref={place}>
				{isVisible ? (
					<Suspense fallback={waiting}>
						<MonthsChart months={months} />
					</Suspense>
				) : (
					waiting
				)}
			</div>
			{/* On the table itself sr-only would not work: a table is never narrower than its content. */}
			<div className="sr-only">
				<table>
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
			</div>
		</Panel>
	);
}
