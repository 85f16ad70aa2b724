/** All cars of an owner as a table: current and next booking, income, and required actions. Several can be selected to change them together. */
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { getFleetFigures, getFleetTable } from '#contract/fleet.ts';
import { MAX_BULK_CARS } from '#contract/import-columns.ts';
import { ammanDate } from '#contract/time.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { TableFrame } from '#web/features/finances/table-frame.tsx';
import { usePermission } from '#web/features/session/acting.ts';
import { carNameOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Checkbox, Input } from '#web/ui/field.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { CarRow } from './car-row.tsx';
import { type Chip, type Column, chips, columns, financeColumns, isOf, type Row, rowsOf, sortedBy, viewFrom } from './table-rows.ts';
import type { CarsTexts } from './texts.en.ts';

const MONTH = { query: { days: '30' } } as const;

export default function CarTable() {
	const { table: t, error: failed } = useScreenTexts<CarsTexts>();
	const mayReadFigures = usePermission('finances');
	const { data, error, refetch } = useQuery({ ...queryFor(getFleetTable), ...refetchOnVisit });
	const { data: month } = useQuery({ ...queryFor(getFleetFigures, MONTH), ...refetchOnVisit, enabled: mayReadFigures });
	if (error && !data) return <ErrorState title={failed} error={error} retry={() => void refetch()} />;
	if (!data) return <Skeleton className="h-96 w-full rounded-card" />;
	const figures = new Map(month?.cars.map((each) => [each.carId, each]));
	const all = data.cars.map((car): Row => ({ ...car, figures: figures.get(car.id) }));
	const shown = mayReadFigures ? columns : columns.filter((column) => !financeColumns.includes(column));
	return <Table all={all} shown={shown} label={t.label} />;
}

function Table({ all, shown, label }: { all: readonly Row[]; shown: readonly Column[]; label: string }) {
	const { table: t } = useScreenTexts<CarsTexts>();
	const { language, format } = useLanguage();
	const [path, navigate] = useLocation();
	const query = new URLSearchParams(useSearch());
	const [words, setWords] = useState('');
	const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
	const mayManage = usePermission('manage');
	const today = ammanDate(new Date());
	const view = viewFrom(query);
	const rows = rowsOf(all, { view, words, today, language, nameOf: (row) => carNameOf(row, language) });
	const put = (values: Record<string, string | null>) => {
		for (const [name, value] of Object.entries(values)) value ? query.set(name, value) : query.delete(name);
		navigate(query.size > 0 ? `${path}?${query}` : path, { replace: true });
	};
	const choose = (ids: readonly string[], isChosen: boolean) =>
		setChosen((before) => {
			const others = [...before].filter((id) => !ids.includes(id));
			return new Set(isChosen ? [...others, ...ids].slice(0, MAX_BULK_CARS) : others);
		});
	const ids = rows.map(({ id }) => id);
	const areAllChosen = ids.length > 0 && ids.every((id) => chosen.has(id));
	return (
		<div>
			<div className="mb-3 flex flex-wrap items-center gap-3">
				<Chips all={all} today={today} value={view.chip} onChange={(show) => put({ show })} />
				<Input
					type="search"
					aria-label={t.seek}
					placeholder={t.seek}
					value={words}
					onChange={({ currentTarget }) => setWords(currentTarget.value)}
					className="ms-auto max-w-64"
				/>
			</div>
			<SelectionBar ids={[...chosen]} onClear={() => setChosen(new Set())} />
			<TableFrame label={label} breaksWords>
				<thead className="border-line border-b bg-sunken">
					<tr>
						{mayManage && (
							<td className="ps-4">
								<Checkbox
									label={<span className="sr-only">{t.all}</span>}
									checked={areAllChosen}
									onChange={({ currentTarget }) => choose(ids, currentTarget.checked)}
								/>
							</td>
						)}
						{shown.map((column) => (
							<th
								key={column}
								scope="col"
								className="px-2 py-1 text-start"
								aria-sort={view.column !== column ? undefined : view.isDescending ? 'descending' : 'ascending'}
							>
								<button
									type="button"
									onClick={() => put(sortedBy(view, column))}
									className="inline-flex min-h-11 items-center gap-1 rounded-control px-1 text-start font-medium text-muted text-sm hover:text-ink"
								>
									{t.columns[column]}
									{view.column === column &&
										(view.isDescending ? <ArrowDown aria-hidden className="size-4" /> : <ArrowUp aria-hidden className="size-4" />)}
								</button>
							</th>
						))}
						<td className="sticky end-0 bg-sunken" />
					</tr>
				</thead>
				<tbody className="divide-y divide-line">
					{rows.map((row) => (
						<CarRow
							key={row.id}
							{...{ row, shown, today }}
							isChosen={chosen.has(row.id)}
							isFull={chosen.size >= MAX_BULK_CARS}
							onChoose={mayManage ? (isChosen) => choose([row.id], isChosen) : undefined}
						/>
					))}
				</tbody>
			</TableFrame>
			{rows.length === 0 && <EmptyState icon={<ListChecks aria-hidden />} title={t.none} hint={t.noneHint} />}
			<p aria-live="polite" className="numbers mt-2 text-muted text-sm">
				{format.plural(t.count, rows.length)}
			</p>
		</div>
	);
}

type ChipsProps = { all: readonly Row[]; today: string; value: Chip | null; onChange(chip: Chip | null): void };

/** Filters with their counts; those that would show all cars or none are hidden. */
function Chips({ all, today, value, onChange }: ChipsProps) {
	const { table: t, state } = useScreenTexts<CarsTexts>();
	const { format } = useLanguage();
	const counted = chips.map((chip) => ({ chip, count: all.filter((row) => isOf(row, chip, today)).length }));
	const labels: Record<Chip, string> = { ...state, ...t.chips };
	return (
		<fieldset className="flex flex-wrap gap-2">
			<legend className="sr-only">{t.show}</legend>
			{counted
				.filter(({ chip, count }) => (count > 0 && count < all.length) || chip === value)
				.map(({ chip, count }) => (
					<button
						key={chip}
						type="button"
						aria-pressed={chip === value}
						onClick={() => onChange(chip === value ? null : chip)}
						className={clsx(
							'numbers min-h-9 rounded-pill border px-3 text-sm',
							chip === value ? 'border-primary bg-primary-soft font-medium text-primary' : 'border-control-line bg-surface hover:bg-sunken',
						)}
					>
						{labels[chip]} <span className={chip === value ? '' : 'text-muted'}>{format.number(count)}</span>
					</button>
				))}
		</fieldset>
	);
}

/** Actions on the selected cars. Their ids are passed to the bulk screen in the history state. */
function SelectionBar({ ids, onClear }: { ids: readonly string[]; onClear(): void }) {
	const { table: t } = useScreenTexts<CarsTexts>();
	const { format } = useLanguage();
	const [, navigate] = useLocation();
	if (ids.length === 0) return null;
	return (
		<div role="status" className="mb-3 flex flex-wrap items-center gap-3 rounded-card border border-primary bg-primary-soft px-4 py-2">
			<span className="numbers font-medium">{format.plural(t.chosen, ids.length)}</span>
			<Button variant="primary" onClick={() => navigate('/owner/cars/bulk', { state: { carIds: ids } })}>
				<ListChecks aria-hidden className="size-5" />
				{t.changeTogether}
			</Button>
			<Button variant="quiet" onClick={onClear}>
				{t.clear}
			</Button>
		</div>
	);
}
