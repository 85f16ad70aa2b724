/** Search results as a map with the same cars as a list beside it (below it on phones). Both highlight the same car. */
import { X } from 'lucide-react';
import { type KeyboardEvent, Suspense, useEffect, useId, useMemo, useState } from 'react';
import { writeBounds } from '#contract/bounds.ts';
import type { CarCard as Car } from '#contract/cars.ts';
import type { Stay } from '#web/features/cars/stay.ts';
import { ScreenTextsProvider, useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { loadedItems } from '#web/ui/growing-list.tsx';
import { lazyComponent, useMounted } from '#web/ui/lazy-component.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import type { SearchResults } from '../results.tsx';
import type { SearchTexts } from '../texts.en.ts';
import { useSearchState } from '../use-search-state.ts';
import { CarRow } from './car-row.tsx';
import { map as ar } from './texts.ar.ts';
import { map as en, type SearchMapTexts } from './texts.en.ts';

const CarMap = lazyComponent(() => import('./car-map.tsx'));

const mapTexts = { en, ar };

export default function MapView() {
	const t = useScreenTexts<SearchTexts>();
	const { language } = useLanguage();
	const texts = useMemo(() => ({ ...t, map: mapTexts[language] }), [t, language]);
	return (
		<ScreenTextsProvider value={texts}>
			<MapWithList />
		</ScreenTextsProvider>
	);
}

function MapWithList() {
	const { filters, results, change } = useSearchState();
	const { data } = results;
	// A stable array, so that the map changes only with the cars.
	const cars = useMemo(() => loadedItems(data), [data]);
	const listId = useId();
	const mounted = useMounted();
	const [active, setActive] = useState<string | null>(null);
	const [selected, setSelected] = useState<string | null>(null);
	const highlight = useMemo(() => ({ active, selected }), [active, selected]);
	const stay: Stay = { pickup: filters.from, return: filters.to };
	const chosen = cars.find((car) => car.id === selected);
	useEffect(() => {
		if (selected) document.getElementById(`${listId}-${selected}`)?.scrollIntoView({ block: 'nearest' });
	}, [listId, selected]);
	const closeOnEscape = (event: KeyboardEvent) => {
		if (event.key === 'Escape') setSelected(null);
	};
	return (
		<div className="map-view">
			{/** biome-ignore lint/a11y/noStaticElementInteractions: Escape on any pin closes the chosen car */}
			<div className="map-frame" onKeyDown={closeOnEscape}>
				{mounted ? (
					<Suspense fallback={<Skeleton className="size-full rounded-none" />}>
						<CarMap
							cars={cars}
							bounds={filters.bounds}
							highlight={highlight}
							onActive={setActive}
							onSelect={setSelected}
							onSearchArea={(bounds) => change({ ...filters, bounds: writeBounds(bounds) })}
						/>
					</Suspense>
				) : (
					<Skeleton className="size-full rounded-none" />
				)}
				{chosen && <ChosenCar car={chosen} stay={stay} onClose={() => setSelected(null)} />}
			</div>
			<section aria-labelledby={`${listId}-title`}>
				<h2 id={`${listId}-title`} className="numbers mb-3 text-muted text-sm">
					<CountText shown={cars.length} results={results} />
				</h2>
				<ul className="space-y-3">
					{cars.map((car) => (
						<li
							key={car.id}
							id={`${listId}-${car.id}`}
							className="later-row"
							onPointerEnter={() => setActive(car.id)}
							onPointerLeave={() => setActive(null)}
							onFocus={() => setActive(car.id)}
							onBlur={() => setActive(null)}
						>
							<CarRow car={car} stay={stay} highlighted={car.id === active || car.id === selected} />
						</li>
					))}
				</ul>
			</section>
		</div>
	);
}

/** `The first 100 of 320 cars`, or all of them. */
function CountText({ shown, results }: { shown: number; results: SearchResults }) {
	const t = useScreenTexts<SearchMapTexts>();
	const { format } = useLanguage();
	const first = results.data?.pages[0];
	const total = first?.total ?? shown;
	if (total <= shown) return format.plural(t.map.all, shown);
	return t.map.firstOf(format.number(shown), first?.capped ? `${format.number(total)}+` : format.number(total));
}

/** On phones, where the list is not visible. */
function ChosenCar({ car, stay, onClose }: { car: Car; stay: Stay; onClose(): void }) {
	const t = useScreenTexts<SearchMapTexts>();
	return (
		<div className="absolute inset-x-3 bottom-3 flex items-start lg:hidden" data-testid="chosen-car">
			<CarRow car={car} stay={stay} className="flex-1 pe-10" />
			<div className="absolute end-0 top-0">
				<IconButton label={t.map.close} onClick={onClose}>
					<X aria-hidden className="size-5" />
				</IconButton>
			</div>
		</div>
	);
}
