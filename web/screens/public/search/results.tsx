/** Search results page by page, with their loading, empty and error states. */
import { SearchX } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { CarCard as Car } from '#contract/cars.ts';
import { CarCard, CarCardSkeleton } from '#web/features/cars/car-card.tsx';
import { addressOf, type Filters, noFilters } from '#web/features/cars/filters.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { buttonStyle, LinkButton } from '#web/ui/button.tsx';
import { deferredComponent } from '#web/ui/deferred-component.tsx';
import { GrowingList, type GrowingQuery, useRememberedPages } from '#web/ui/growing-list.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import type { SearchTexts } from './texts.en.ts';

const WAITING = Array.from({ length: 6 }, (_, index) => `waiting-${index}`);
/** Cards visible in the widest window without scrolling. */
const FIRST_VISIBLE = 6;
const grid = 'grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3 xl:gap-6';

export type SearchResults = GrowingQuery<Car>;

type ResultsProps = { results: SearchResults; filters: Filters };

const mapPlace = (
	<div className="map-view">
		<div className="map-frame">
			<Skeleton className="size-full rounded-none" />
		</div>
	</div>
);
const MapView = deferredComponent(() => import('./map/map-view.tsx'), mapPlace);

export function Results({ results, filters }: ResultsProps) {
	const t = useScreenTexts<SearchTexts>();
	useRememberedPages(results);
	const waiting = (
		<div className={grid} aria-busy="true">
			{WAITING.map((key) => (
				<CarCardSkeleton key={key} />
			))}
		</div>
	);
	const empty = (
		<EmptyState
			icon={<SearchX aria-hidden />}
			title={t.empty}
			hint={t.emptyHint}
			action={<LinkButton href={addressOf({ ...noFilters, view: filters.view })}>{t.clearAll}</LinkButton>}
		/>
	);
	return (
		<GrowingList
			query={results}
			error={t.error}
			fallback={t.failed}
			waiting={waiting}
			empty={empty}
			more={<More results={results} filters={filters} />}
			moreClassName="mt-10 flex justify-center"
		>
			{(cars) => (filters.view === 'map' ? <MapView /> : <Cars cars={cars} filters={filters} />)}
		</GrowingList>
	);
}

function Cars({ cars, filters }: { cars: readonly Car[]; filters: Filters }) {
	const t = useScreenTexts<SearchTexts>();
	const stay = { pickup: filters.from, return: filters.to };
	return (
		<>
			{filters.cursor && (
				<LinkButton href={addressOf({ ...filters, cursor: null })} className="mb-6">
					{t.fromTheStart}
				</LinkButton>
			)}
			<h2 className="sr-only">{t.results}</h2>
			<ul className={grid}>
				{cars.map((car, index) => (
					<li key={car.id} className={index < FIRST_VISIBLE ? undefined : 'later-card'}>
						<CarCard
							car={car}
							stay={stay}
							sizes="(width >= 80rem) 19rem, (width >= 64rem) 32vw, (width >= 40rem) 46vw, 94vw"
							// The only card fully visible on a phone without scrolling; others would compete for bandwidth.
							priority={index === 0}
						/>
					</li>
				))}
			</ul>
		</>
	);
}

/** Link to the next page: followed without script, otherwise it grows the list. */
function More({ results, filters }: { results: SearchResults; filters: Filters }) {
	const t = useScreenTexts<SearchTexts>();
	const { data, fetchNextPage, isFetchingNextPage } = results;
	const grow = (event: MouseEvent) => {
		event.preventDefault();
		if (!isFetchingNextPage) void fetchNextPage();
	};
	return (
		<a
			href={addressOf({ ...filters, cursor: data?.pages.at(-1)?.next ?? null })}
			rel="next"
			onClick={grow}
			aria-busy={isFetchingNextPage || undefined}
			className={buttonStyle({ size: 'large', className: isFetchingNextPage ? 'opacity-55' : undefined })}
		>
			{t.more}
		</a>
	);
}
