/** Active filters, each with a remove button. Loaded only if there are any. */
import { X } from 'lucide-react';
import { useSearch } from 'wouter';
import type { PanelPlace } from '#contract/attribute-record.ts';
import { carAttributes, type FilterKey, filterKeys, priceSlider } from '#contract/car-attributes.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { addressOf, type Filters, filtersFrom, noFilters } from '#web/features/cars/filters.ts';
import { attributeNumber, attributeValue, labelOf, textsOf } from '#web/i18n/attribute-texts.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { chipTexts } from './chip-texts.ts';
import type { SearchTexts } from './texts.en.ts';

type Active = { label: string; without: Partial<Filters> };

export default function ActiveFilters() {
	const filters = filtersFrom(new URLSearchParams(useSearch()));
	const t = useScreenTexts<SearchTexts>();
	const chips = chipTexts[useLanguage().language];
	const active = useActive(filters);
	return (
		<ul aria-label={chips.active} className="mt-4 flex flex-wrap gap-2">
			{active.map(({ label, without }) => (
				<li key={label}>
					<Link
						href={addressOf({ ...filters, cursor: null, ...without })}
						aria-label={chips.remove(label)}
						onClick={focusMain}
						className="flex min-h-9 items-center gap-1.5 rounded-pill bg-sunken ps-3.5 pe-2.5 text-sm hover:bg-line max-lg:min-h-11"
					>
						{label}
						<X aria-hidden className="size-4 text-muted" />
					</Link>
				</li>
			))}
			<li>
				<Link
					href={addressOf({ ...noFilters, view: filters.view })}
					onClick={focusMain}
					className="flex min-h-9 items-center px-2 font-medium text-primary text-sm max-lg:min-h-11"
				>
					{t.clear}
				</Link>
			</li>
		</ul>
	);
}

/** The pressed link disappears, so the focus moves to the beginning of the page, as after a navigation. */
const focusMain = () => document.getElementById('main')?.focus();

function useActive(filters: Filters): Active[] {
	const t = useScreenTexts<SearchTexts>();
	const { format, language } = useLanguage();
	const { q, from, to, priceMin, priceMax } = filters;
	const withHours = from?.includes('T') || to?.includes('T');
	const dates =
		from && to ? format[withHours ? 'stay' : 'dateRange'](from, to, 'short') : (from ?? to) && format.date((from ?? to) as string, 'short');
	const attributes = useActiveAttributes(filters);
	const entries: Array<[string | null | undefined | false, Partial<Filters>]> = [
		[q, { q: '' }],
		...attributes('top'),
		[dates, { from: null, to: null }],
		[usePrice(priceMin, priceMax), { priceMin: priceSlider.min, priceMax: priceSlider.max }],
		[filters.instantBook && t.instantBook, { instantBook: false }],
		[filters.rating !== null && chipTexts[language].ratingChip(format.number(filters.rating)), { rating: null }],
		...attributes('main'),
		[filters.bounds && chipTexts[language].thisArea, { bounds: null }],
	];
	return entries.flatMap(([label, without]) => (label ? [{ label, without }] : []));
}

type Entry = [label: string, without: Partial<Filters>];

/** Active attribute filters in the order of the panel, with one entry for each feature. */
function useActiveAttributes(filters: Filters): (section: PanelPlace['section']) => Entry[] {
	const { texts, format } = useLanguage();
	const entriesOf = (key: FilterKey): Entry[] => {
		const value = filters[key];
		if (value === null || value === false) return [];
		if (value === true) return [[labelOf(texts.attributes, key, 'filter'), { [key]: false }]];
		if (typeof value === 'object')
			return value.map((feature) => [texts.features[feature], { [key]: value.filter((each) => each !== feature) }]);
		if (typeof value === 'string') return [[attributeValue(texts.attributes, key, value, format), { [key]: null }]];
		const number = attributeNumber(key, value, format);
		return [[textsOf(texts.attributes, key).chip?.(number) ?? `${labelOf(texts.attributes, key, 'filter')}: ${number}`, { [key]: null }]];
	};
	return (section) => filterKeys.filter((key) => carAttributes[key].filter.section === section).flatMap(entriesOf);
}

function usePrice(low: number, high: number): string | null {
	const { format, language } = useLanguage();
	const t = chipTexts[language];
	const from = low > priceSlider.min ? format.jod(low, true) : null;
	const to = high < priceSlider.max ? format.jod(high, true) : null;
	if (from && to) return t.priceRange(from, to);
	if (from) return t.priceFrom(from);
	return to && t.priceTo(to);
}
