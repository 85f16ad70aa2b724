/** Recommended cars: swipeable on a phone, a grid on wider screens. */
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, CarFront } from 'lucide-react';
import { searchCars } from '#contract/search.ts';
import { readPage } from '#web/browser/queries.ts';
import { CarCard, CarCardSkeleton } from '#web/features/cars/car-card.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { FEATURED } from './loader.ts';
import { SectionTitle } from './section-title.tsx';
import type { HomeTexts } from './texts.en.ts';

const WAITING = Array.from({ length: 4 }, (_, index) => `waiting-${index}`);
const lane =
	'-mx-4 flex snap-x snap-mandatory gap-4 overflow-x-auto px-4 pb-2 sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-6 sm:overflow-visible sm:px-0 lg:grid-cols-3 xl:grid-cols-4';
const place = 'w-[78vw] max-w-xs shrink-0 snap-center sm:w-auto sm:max-w-none';

export function FeaturedCars() {
	const { featured } = useScreenTexts<HomeTexts>();
	const { data, error, refetch, isFetching } = useQuery(readPage(searchCars, FEATURED));
	return (
		<section className="container-page mt-20" aria-busy={!data && !error}>
			<SectionTitle eyebrow={featured.eyebrow} title={featured.title}>
				<LinkButton href="/search" variant="quiet" className="-me-4 max-sm:hidden">
					{featured.all}
					<ArrowRight aria-hidden className="size-5 rtl:-scale-x-100" />
				</LinkButton>
			</SectionTitle>
			{error && !data && <ErrorState error={error} retry={() => void refetch()} busy={isFetching} />}
			{data?.items.length === 0 && (
				<EmptyState
					icon={<CarFront aria-hidden />}
					title={featured.empty}
					hint={featured.emptyHint}
					action={<LinkButton href="/search">{featured.all}</LinkButton>}
				/>
			)}
			{!error && (
				<ul className={lane}>
					{data?.items.map((car) => (
						<li key={car.id} className={place}>
							<CarCard car={car} sizes="(width >= 80rem) 19rem, (width >= 64rem) 30vw, (width >= 40rem) 45vw, 78vw" />
						</li>
					)) ??
						WAITING.map((key) => (
							<li key={key} className={place}>
								<CarCardSkeleton />
							</li>
						))}
				</ul>
			)}
			<LinkButton href="/search" wide className="mt-5 sm:hidden">
				{featured.all}
			</LinkButton>
		</section>
	);
}
