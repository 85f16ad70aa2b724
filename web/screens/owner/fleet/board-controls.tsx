/** Period and filters of the board; both are in the address. */
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLocation, useSearch } from 'wouter';
import type { BranchName } from '#contract/companies.ts';
import type { BoardCar } from '#contract/fleet.ts';
import { type ListingState, listingStates } from '#contract/listing.ts';
import { addDays } from '#contract/time.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { Field, Select } from '#web/ui/field.tsx';
import { filtersFrom, type Period, spans } from './board-days.ts';
import { BranchFilter } from './branch-filter.tsx';
import type { FleetTexts } from './texts.en.ts';

type ControlsProps = { all: readonly BoardCar[]; branches: readonly BranchName[]; count: number; period: Period; today: string };
type Put = (values: Record<string, string | null>) => void;

export function BoardControls({ all, branches, count, period, today }: ControlsProps) {
	const { board: t } = useScreenTexts<FleetTexts>();
	const { format } = useLanguage();
	const put = usePut();
	return (
		<div className="mb-3 grid gap-3">
			<div className="flex flex-wrap items-end justify-between gap-3">
				<Days period={period} today={today} put={put} />
				<ChoiceChips
					legend={t.span}
					name="span"
					choices={(['week', 'month', 'quarter'] as const).map((value) => ({ value, label: t.spans[value] }))}
					value={period.span}
					onChange={(span) => put({ span: span === 'month' ? null : span, from: null })}
				/>
			</div>
			<Filters all={all} branches={branches} put={put} />
			<p aria-live="polite" className="numbers text-muted text-sm">
				{format.plural(t.cars, count)}
				{all.length > count && ` · ${t.of(format.number(all.length))}`}
			</p>
		</div>
	);
}

function usePut(): Put {
	const [path, navigate] = useLocation();
	const query = new URLSearchParams(useSearch());
	return (values) => {
		for (const [name, value] of Object.entries(values)) value ? query.set(name, value) : query.delete(name);
		navigate(`${path}?${query}`, { replace: true });
	};
}

function Days({ period: { span, from, to }, today, put }: { period: Period; today: string; put: Put }) {
	const { board: t } = useScreenTexts<FleetTexts>();
	const { format } = useLanguage();
	const { days } = spans[span];
	return (
		<div className="-ms-3 flex items-center gap-1">
			<IconButton label={t.earlier} onClick={() => put({ from: addDays(from, -days) })}>
				<ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />
			</IconButton>
			<IconButton label={t.later} onClick={() => put({ from: addDays(from, days) })}>
				<ChevronRight aria-hidden className="size-5 rtl:-scale-x-100" />
			</IconButton>
			<h2 aria-live="polite" suppressHydrationWarning className="numbers ms-1 font-semibold">
				{format.dateRange(from, addDays(to, -1))}
			</h2>
			{(today < from || today >= to) && (
				<Button variant="quiet" className="text-primary" onClick={() => put({ from: null })}>
					{t.today}
				</Button>
			)}
		</div>
	);
}

/** Offers only values that at least one car has. */
function Filters({ all, branches, put }: Pick<ControlsProps, 'all' | 'branches'> & { put: Put }) {
	const { board: t } = useScreenTexts<FleetTexts>();
	const { cities } = useLanguage().texts;
	const filters = filtersFrom(new URLSearchParams(useSearch()));
	const different = (values: readonly string[]) => [...new Set(values)];
	const nameOfCity = (city: string) => cities[city as keyof typeof cities] ?? city;
	const states = listingStates.filter((state) => all.some((car) => car.state === state));
	return (
		<div
			className={clsx('grid gap-2 sm:gap-3', branches.length > 0 ? 'grid-cols-2 sm:max-w-4xl sm:grid-cols-4' : 'grid-cols-3 sm:max-w-3xl')}
		>
			{branches.length > 0 && <BranchFilter branches={branches} value={filters.branch} onChange={(branch) => put({ branch })} />}
			<Choice label={t.city} value={filters.city} onChange={(city) => put({ city })}>
				{different(all.map((car) => car.city)).map((city) => ({ value: city, label: nameOfCity(city) }))}
			</Choice>
			<Choice label={t.class} value={filters.bodyType} onChange={(bodyType) => put({ class: bodyType })}>
				{different(all.map((car) => car.bodyType)).map((body) => ({ value: body, label: t.bodies[body as BoardCar['bodyType']] }))}
			</Choice>
			<Choice label={t.state} value={filters.state} onChange={(state) => put({ state })}>
				{[
					{ value: 'OVERDUE', label: t.legend.OVERDUE },
					{ value: 'SERVICE', label: t.serviceDue },
					{ value: 'PAPERS', label: t.papersEnd },
					...states.map((state: ListingState) => ({ value: state, label: t.states[state] })),
				]}
			</Choice>
		</div>
	);
}

type ChoiceProps = {
	label: string;
	value: string;
	onChange(value: string): void;
	children: ReadonlyArray<{ value: string; label: string }>;
};

function Choice({ label, value, onChange, children }: ChoiceProps) {
	const { board: t } = useScreenTexts<FleetTexts>();
	return (
		<Field label={label}>
			<Select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
				<option value="">{t.all}</option>
				{children.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</Select>
		</Field>
	);
}
