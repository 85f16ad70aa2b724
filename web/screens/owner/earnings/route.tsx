/** An owner's earnings: totals, months, and bookings; by period and car, and as a file. */

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Coins, Download, HandCoins, Percent, ReceiptText, SearchX, Wallet } from 'lucide-react';
import { useLocation, useSearch } from 'wouter';
import { earningsTotals, ownerEarnings } from '#contract/earnings.ts';
import { pathOf } from '#web/browser/fetching.ts';
import { useNow } from '#web/browser/page/use-now.ts';
import { infiniteQueryFor, queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { FigureCards } from '#web/features/finances/figure-cards.tsx';
import { FinanceList } from '#web/features/finances/finance-list.tsx';
import { carNameOf } from '#web/i18n/car-name.ts';
import { useFormat, useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { buttonStyle } from '#web/ui/button.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { deferredComponent } from '#web/ui/deferred-component.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field, Select } from '#web/ui/field.tsx';
import { useRememberedPages } from '#web/ui/growing-list.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { FinancePage } from '../finance-page.tsx';
import { EarningsTable } from './earnings-table.tsx';
import { addressOf, type EarningsFilter, filterFrom, periods, rangeOf } from './loader.ts';
import { Months } from './months.tsx';
import type { EarningsTexts } from './texts.en.ts';

/** Displayed below the chart. */
const CarFigures = deferredComponent(() => import('./car-figures.tsx'), <Skeleton className="h-72 w-full" />);

const HOUR_MS = 3_600_000;

export default function EarningsScreen() {
	const t = useScreenTexts<EarningsTexts>();
	const filter = filterFrom(new URLSearchParams(useSearch()));
	const range = rangeOf(filter, new Date(useNow(HOUR_MS)));
	const totals = useQuery({ ...queryFor(earningsTotals, { query: range }), ...refetchOnVisit });
	const results = useInfiniteQuery({ ...infiniteQueryFor(ownerEarnings, { query: range }), ...refetchOnVisit });
	useRememberedPages(results);
	const filtered = filter.period !== 'all' || filter.carId !== undefined;
	return (
		<FinancePage
			testId="page-owner-earnings"
			heading={t.heading}
			lead={t.lead}
			aside={
				<a
					href={pathOf(ownerEarnings, { query: { ...range, format: 'csv' } })}
					target="_blank"
					rel="noreferrer"
					className={buttonStyle({ variant: 'secondary' })}
				>
					<Download aria-hidden className="size-5" />
					{t.csv}
					<span className="sr-only"> ({t.csvHint})</span>
				</a>
			}
		>
			<Filters filter={filter} cars={totals.data?.cars ?? []} />
			<Sums totals={totals} />
			{totals.data && <Months months={totals.data.months} />}
			<CarFigures />
			<div>
				<FinanceList
					found={results}
					error={t.error}
					empty={
						<EmptyState
							icon={filtered ? <SearchX aria-hidden /> : <Coins aria-hidden />}
							title={filtered ? t.nothing.title : t.empty.title}
							hint={filtered ? t.nothing.hint : t.empty.hint}
						/>
					}
				>
					{(rows) => <EarningsTable rows={rows} total={totals.data?.total} />}
				</FinanceList>
				<p className="mt-3 text-muted text-sm">{t.gatewayNote}</p>
			</div>
		</FinancePage>
	);
}

type Car = { id: string } & Parameters<typeof carNameOf>[0];

function Filters({ filter, cars }: { filter: EarningsFilter; cars: readonly Car[] }) {
	const t = useScreenTexts<EarningsTexts>();
	const [, navigate] = useLocation();
	const { language } = useLanguage();
	const { carId: _, ...withoutCar } = filter;
	return (
		<div className="flex flex-wrap items-end gap-x-6 gap-y-4">
			<ChoiceChips
				legend={t.period.label}
				name="period"
				value={filter.period}
				choices={periods.map((value) => ({ value, label: t.period[value] }))}
				onChange={(period) => navigate(addressOf({ ...filter, period }), { replace: true })}
			/>
			<Field label={t.car} className="min-w-56 max-sm:w-full">
				<Select
					value={filter.carId ?? ''}
					onChange={({ currentTarget }) =>
						navigate(addressOf({ ...withoutCar, ...(currentTarget.value && { carId: currentTarget.value }) }), { replace: true })
					}
				>
					<option value="">{t.allCars}</option>
					{cars.map((car) => (
						<option key={car.id} value={car.id}>
							{carNameOf(car, language)}
						</option>
					))}
				</Select>
			</Field>
		</div>
	);
}

function Sums({ totals }: { totals: ReturnType<typeof useTotals> }) {
	const { figures: t, error: failed } = useScreenTexts<EarningsTexts>();
	const format = useFormat();
	const { data, error, refetch, isFetching } = totals;
	if (error && !data)
		return (
			<ErrorState
				title={failed}
				error={error}
				retry={() => void refetch()}
				busy={isFetching}
				className="rounded-card border border-line bg-surface"
			/>
		);
	const total = data?.total;
	return (
		<FigureCards
			label={t.label}
			waiting={!total}
			cards={[
				{ key: 'net', label: t.net, icon: Wallet, jod: total?.netAmount, hint: total && format.plural(t.count, total.count) },
				{ key: 'gross', label: t.gross, icon: ReceiptText, jod: total?.grossAmount },
				{ key: 'fee', label: t.fee, icon: Percent, jod: total?.platformFee },
				{ key: 'deductions', label: t.deductions, icon: HandCoins, jod: total?.refunds, hint: t.deductionsHint },
			]}
		/>
	);
}

const useTotals = () => useQuery(queryFor(earningsTotals));
