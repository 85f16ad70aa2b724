/** Search: filters and results, with all state in the address. */
import { clsx } from 'clsx';
import { List, Map as MapIcon, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { sorts } from '#contract/car-attributes.ts';
import { activeCount, addressOf, type Filters, noFilters } from '#web/features/cars/filters.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { deferredComponent } from '#web/ui/deferred-component.tsx';
import { Dialog, preloadDialog } from '#web/ui/dialog.tsx';
import { Field, Select } from '#web/ui/field.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { SearchNotices } from './notices.tsx';
import { Results, type SearchResults } from './results.tsx';
import { SaveSearchButton } from './save-search-button.tsx';
import type { SearchTexts } from './texts.en.ts';
import { useSearchState } from './use-search-state.ts';

const ActiveFilters = deferredComponent(() => import('./active-filters.tsx'), null);

export default function Search() {
	const t = useScreenTexts<SearchTexts>();
	const { texts } = useLanguage();
	const { query, filters, results, change } = useSearchState();
	const city = filters.city && texts.cities[filters.city];
	const plain = addressOf({ ...noFilters, city: filters.city });
	const onMap = filters.view === 'map';
	return (
		<div className={clsx('py-6', onMap ? 'map-page' : 'container-page lg:grid lg:grid-cols-[17.5rem_1fr] lg:gap-10 lg:py-10')}>
			<PageHead
				title={city ? t.titleIn(city) : t.title}
				description={city ? t.descriptionIn(city) : t.description}
				canonical={plain}
				indexed={addressOf(filters) === plain}
			/>
			<aside className={onMap ? 'only-without-script' : 'filter-side'} aria-label={t.filters}>
				<div className="mb-5 flex items-center justify-between">
					<p className="font-semibold text-lg">{t.filters}</p>
					<Button variant="quiet" className="-me-4" onClick={() => change({ ...noFilters, view: filters.view })}>
						{t.clear}
					</Button>
				</div>
				<FilterPanel filters={filters} onChange={change} />
			</aside>
			<div className="min-w-0">
				<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
					<Heading results={results} city={city} />
					<div className="flex gap-3 max-sm:w-full max-sm:flex-wrap">
						<FilterDrawer filters={filters} results={results} onChange={change} />
						<ViewSwitch filters={filters} />
						<Field label={t.sort} hiddenLabel className="min-w-30 flex-1 sm:w-52">
							<Select
								value={filters.sortBy}
								onChange={({ currentTarget }) => {
									change({ ...filters, sortBy: sorts.find((sort) => sort === currentTarget.value) ?? noFilters.sortBy });
								}}
							>
								{sorts.map((sort) => (
									<option key={sort} value={sort}>
										{t.sorts[sort]}
									</option>
								))}
							</Select>
						</Field>
					</div>
				</div>
				<SearchNotices query={query} typed={filters.q} instead={results.data?.pages[0]?.instead ?? null} />
				{activeCount(filters) > 0 && <ActiveFilters />}
				<SaveSearchButton filters={filters} />
				<div className="mt-6">
					<Results results={results} filters={filters} />
				</div>
			</div>
		</div>
	);
}

/** Between list and map; the map needs script. */
function ViewSwitch({ filters }: { filters: Filters }) {
	const t = useScreenTexts<SearchTexts>();
	const toMap = filters.view === 'list';
	const Icon = toMap ? MapIcon : List;
	return (
		<LinkButton href={addressOf({ ...filters, cursor: null, view: toMap ? 'map' : 'list' })} className={toMap ? 'needs-script' : undefined}>
			<Icon aria-hidden className="size-5" />
			<span className="max-sm:sr-only">{toMap ? t.showMap : t.showList}</span>
		</LinkButton>
	);
}

function Heading({ results, city }: { results: SearchResults; city: string | null }) {
	const t = useScreenTexts<SearchTexts>();
	const { texts } = useLanguage();
	const count = useCount(results);
	return (
		<div>
			<h1 className="text-2xl md:text-3xl">{city ? t.headingIn(city) : t.heading}</h1>
			<p role="status" className="numbers mt-1 text-muted">
				{count ?? (
					<>
						<span aria-hidden className="animate-dots tracking-widest">
							•••
						</span>
						<span className="sr-only">{texts.states.loading}</span>
					</>
				)}
			</p>
		</div>
	);
}

/** `128 cars`, `1,000+ cars`; null while unknown or after an error. */
function useCount({ data, error }: SearchResults): string | null {
	const t = useScreenTexts<SearchTexts>();
	const { format } = useLanguage();
	if (error && !data) return '';
	const first = data?.pages[0];
	if (!first) return null;
	const total = first.total ?? first.items.length;
	return first.capped ? t.countCapped(format.number(total)) : format.plural(t.count, total);
}

type DrawerProps = { filters: Filters; results: SearchResults; onChange(filters: Filters): void };

/** The filter panel as a drawer on small screens. */
function FilterDrawer({ filters, results, onChange }: DrawerProps) {
	const t = useScreenTexts<SearchTexts>();
	const { format } = useLanguage();
	const [open, setOpen] = useState(false);
	const active = activeCount(filters);
	const first = results.data?.pages[0];
	const total = first?.total;
	return (
		<div className={clsx('needs-script flex-1', filters.view === 'list' && 'lg:hidden')}>
			<Button wide aria-haspopup="dialog" onPointerDown={preloadDialog} onClick={() => setOpen(true)}>
				<SlidersHorizontal aria-hidden className="size-5" />
				<span aria-hidden>{t.filters}</span>
				<span className="sr-only">{active > 0 ? format.plural(t.filtersActive, active) : t.filters}</span>
				{active > 0 && (
					<span aria-hidden className="numbers grid size-6 place-items-center rounded-pill bg-primary text-on-primary text-sm">
						{format.number(active)}
					</span>
				)}
			</Button>
			<Dialog
				open={open}
				onOpenChange={setOpen}
				title={t.filters}
				shape="drawer"
				footer={
					<div className="flex gap-3">
						<Button variant="quiet" onClick={() => onChange({ ...noFilters, view: filters.view })}>
							{t.clear}
						</Button>
						<Button variant="primary" className="numbers flex-1" onClick={() => setOpen(false)}>
							{total === null || total === undefined || first?.capped ? t.showAll : format.plural(t.show, total)}
						</Button>
					</div>
				}
			>
				<FilterPanel filters={filters} onChange={onChange} />
			</Dialog>
		</div>
	);
}
