/** Saved cars, most recent first; a car that is no longer available says so and can be removed. */

import { useInfiniteQuery } from '@tanstack/react-query';
import { Heart as HeartIcon } from 'lucide-react';
import { type Favourite, listFavourites } from '#contract/favourites.ts';
import { infiniteQueryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { CarCard, CarCardSkeleton } from '#web/features/cars/car-card.tsx';
import { FavouriteButton } from '#web/features/favourites/favourite-button.tsx';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { carTitleOf } from '#web/i18n/language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { GrowingList, useRememberedPages } from '#web/ui/growing-list.tsx';
import { Photo } from '#web/ui/photo.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { SavedSearches } from './saved-searches.tsx';
import type { FavouritesTexts } from './texts.en.ts';

const WAITING = ['a', 'b', 'c'];
const SIZES = '(width >= 80rem) 25rem, (width >= 64rem) 32vw, (width >= 40rem) 46vw, 94vw';
const grid = 'mt-8 grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:gap-6';

export default function FavouritesScreen() {
	const t = useScreenTexts<FavouritesTexts>();
	return (
		<div className="container-page py-8 md:py-10">
			<h1 className="text-2xl md:text-3xl">{t.title}</h1>
			<p className="mt-1 text-muted">{t.lead}</p>
			<Saved />
			<SavedSearches />
		</div>
	);
}

function Saved() {
	const t = useScreenTexts<FavouritesTexts>();
	const results = useInfiniteQuery({ ...infiniteQueryFor(listFavourites, {}), ...refetchOnVisit });
	useRememberedPages(results);
	const waiting = (
		<div className={grid} aria-busy="true">
			{WAITING.map((key) => (
				<CarCardSkeleton key={key} />
			))}
		</div>
	);
	return (
		<GrowingList
			query={results}
			error={t.error}
			waiting={waiting}
			empty={<NoFavourites />}
			more={t.more}
			moreLook={{ size: 'large' }}
			moreClassName="mt-8 flex justify-center"
		>
			{(saved) => (
				<>
					<h2 className="sr-only">{t.list}</h2>
					<ul className={grid}>
						{saved.map((favourite) => (
							<li key={favourite.car.id}>
								{favourite.isAvailable ? <CarCard car={favourite.car} sizes={SIZES} /> : <Unavailable favourite={favourite} />}
							</li>
						))}
					</ul>
				</>
			)}
		</GrowingList>
	);
}

function NoFavourites() {
	const t = useScreenTexts<FavouritesTexts>();
	return (
		<EmptyState
			icon={<HeartIcon aria-hidden />}
			title={t.empty}
			hint={t.emptyHint}
			action={
				<LinkButton href="/search" variant="primary">
					{t.browse}
				</LinkButton>
			}
		/>
	);
}

/** Not linked, because its page no longer exists. */
function Unavailable({ favourite: { car } }: { favourite: Favourite }) {
	const { language } = useLanguage();
	const t = useScreenTexts<FavouritesTexts>();
	return (
		<article className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface">
			<div className="aspect-[4/3] overflow-hidden opacity-55 grayscale">
				<Photo src={car.primaryPhoto} alt="" sizes={SIZES} />
			</div>
			<FavouriteButton car={car} className="absolute end-2 top-2" />
			<div className="flex flex-1 flex-col items-start gap-2 p-4">
				<h3 className="font-semibold text-lg leading-snug">
					<bdi className="name-line">{carTitleOf(car, language)}</bdi>
				</h3>
				<Badge tone="neutral">{t.unavailable}</Badge>
				<p className="text-muted text-sm">{t.unavailableHint}</p>
			</div>
		</article>
	);
}
