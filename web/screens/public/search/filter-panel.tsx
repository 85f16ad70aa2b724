/** All filters in one form: with script every change searches at once; without, the submit button does. */
import { type FormEvent, startTransition, useEffect, useOptimistic, useRef, useState } from 'react';
import { priceSlider } from '#contract/car-attributes.ts';
import { nextFrame } from '#web/browser/page/next-frame.ts';
import { type Filters, noFilters } from '#web/features/cars/filters.ts';
import { StayField } from '#web/features/cars/stay-field.tsx';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field, Input } from '#web/ui/field.tsx';
import { RangeSlider } from '#web/ui/range-slider.tsx';
import { AttributeFilters } from './attribute-filters.tsx';
import { DriverFilters } from './driver-filters.tsx';
import { ListingFilterFields } from './listing-filter-fields.tsx';
import type { SearchTexts } from './texts.en.ts';

type PanelProps = { filters: Filters; onChange(filters: Filters): void };

export function FilterPanel(props: PanelProps) {
	const t = useScreenTexts<SearchTexts>();
	const [filters, onChange] = useOptimisticFilters(props);
	const set = (change: Partial<Filters>) => onChange({ ...filters, ...change });
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		set({ q: String(new FormData(event.currentTarget).get('q') ?? '').trim() });
	};
	return (
		<form method="get" action="/search" onSubmit={submit} className="space-y-7">
			<QueryField value={filters.q} onCommit={(q) => set({ q })} />
			<AttributeFilters section="top" filters={filters} onChange={onChange} />
			<Dates filters={filters} onChange={onChange} />
			<Price filters={filters} onChange={onChange} />
			<ListingFilterFields filters={filters} onChange={onChange} />
			<DriverFilters filters={filters} onChange={onChange} />
			<AttributeFilters section="main" filters={filters} onChange={onChange} />
			{filters.sortBy !== noFilters.sortBy && <input type="hidden" name="sortBy" value={filters.sortBy} />}
			<Button type="submit" variant="primary" wide className="only-without-script">
				{t.showAll}
			</Button>
		</form>
	);
}

/** Displays a press in the next frame and searches after it, because rendering the new results takes several frames on a phone. */
function useOptimisticFilters({ filters, onChange }: PanelProps): [Filters, PanelProps['onChange']] {
	const [shown, show] = useOptimistic(filters);
	const change = (next: Filters) =>
		startTransition(async () => {
			show(next);
			await nextFrame();
			onChange(next);
		});
	return [shown, change];
}

/** Searches on Enter or when the field loses focus. Uncontrolled; changes from elsewhere are written into the same element, which keeps the focus. */
function QueryField({ value, onCommit }: { value: string; onCommit(value: string): void }) {
	const t = useScreenTexts<SearchTexts>();
	const field = useRef<HTMLInputElement>(null);
	const shown = useRef(value);
	useEffect(() => {
		if (field.current && shown.current !== value) field.current.value = value;
		shown.current = value;
	}, [value]);
	return (
		<Field label={t.query}>
			<Input
				ref={field}
				type="search"
				name="q"
				maxLength={80}
				defaultValue={value}
				placeholder={t.queryHint}
				enterKeyHint="search"
				onBlur={({ currentTarget }) => currentTarget.value.trim() !== value && onCommit(currentTarget.value.trim())}
			/>
		</Field>
	);
}

function Dates({ filters, onChange }: PanelProps) {
	const t = useScreenTexts<SearchTexts>();
	const half = (filters.from === null) !== (filters.to === null);
	return (
		<fieldset>
			<legend className="mb-2 font-medium text-sm">{t.dates}</legend>
			<StayField
				layout="stacked"
				value={{ pickup: filters.from, return: filters.to }}
				names={{ pickup: 'from', return: 'to' }}
				onChange={(stay) => onChange({ ...filters, from: stay.pickup, to: stay.return })}
			/>
			{half && <p className="mt-1.5 text-muted text-sm">{t.datesHint}</p>}
		</fieldset>
	);
}

/** Follows the thumb while it moves; searches when it is released. */
function Price({ filters, onChange }: PanelProps) {
	const t = useScreenTexts<SearchTexts>();
	const { format } = useLanguage();
	const [moving, setMoving] = useState<readonly [number, number] | null>(null);
	const { min, max, step } = priceSlider;
	const visible = moving ?? ([filters.priceMin, filters.priceMax] as const);
	const [low, high] = visible;
	const commit = ([priceMin, priceMax]: readonly [number, number]) => {
		setMoving(null);
		if (priceMin !== filters.priceMin || priceMax !== filters.priceMax) onChange({ ...filters, priceMin, priceMax });
	};
	return (
		<fieldset>
			<legend className="mb-1 font-medium text-sm">{t.price}</legend>
			<RangeSlider
				labels={[t.priceMin, t.priceMax]}
				names={['priceMin', 'priceMax']}
				min={min}
				max={max}
				step={step}
				value={visible}
				describe={(value) => format.jod(value, true)}
				onChange={setMoving}
				onCommit={commit}
			/>
			<p className="numbers flex justify-between text-muted text-sm">
				<span>{format.jod(low, true)}</span>
				<span>
					{format.jod(high, true)}
					{high === max && '+'}
				</span>
			</p>
		</fieldset>
	);
}
