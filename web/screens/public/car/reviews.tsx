/** Reviews of the car. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Sparkles, Star } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Car } from '#contract/cars.ts';
import { nameOf } from '#web/features/people/people.ts';
import { ReviewItem } from '#web/features/reviews/review-item.tsx';
import { ReviewList } from '#web/features/reviews/review-list.tsx';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { loadedItems } from '#web/ui/growing-list.tsx';
import type { FurtherTexts } from './further/texts.en.ts';
import { otherReviewsOf, ratingsOf, reviewsOf } from './loader.ts';
import { Section } from './section.tsx';
import type { CarTexts } from './texts.en.ts';

export function Reviews({ car }: { car: Car }) {
	const t = useScreenTexts<CarTexts & FurtherTexts>();
	return (
		<Section title={t.reviews.title}>
			{car.rating.count > 0 ? (
				<CarReviews car={car} />
			) : (
				<div className="flex items-center gap-4">
					<Badge tone="accent" icon={<Sparkles aria-hidden />}>
						{t.newCar}
					</Badge>
					{car.completedTrips === 0 && <p className="text-muted">{t.newCarHint}</p>}
				</div>
			)}
			{car.rating.count === 0 && <OfOtherCars car={car} />}
		</Section>
	);
}

const SHOWN = 2;

/** Distribution of the stars and two reviews; the others are shown on request. */
function CarReviews({ car }: { car: Car }) {
	const { reviews: t, record } = useScreenTexts<FurtherTexts>();
	const { language, format } = useLanguage();
	const results = useInfiniteQuery(reviewsOf(car.id));
	const [isOpen, open] = useState(false);
	const list = useRef<HTMLDivElement>(null);
	const subject = nameOf(car.owner, language);
	const loaded = loadedItems(results.data);
	const hasMore = car.rating.count > SHOWN || car.owner.asOwner.count > car.rating.count;
	return (
		<div className="grid gap-8">
			<StarCounts car={car} />
			<div ref={list} tabIndex={-1} className="outline-none">
				{isOpen || loaded.length === 0 ? (
					<ReviewList results={results} subject={subject} />
				) : (
					<ul className="-my-5 grid gap-x-10 divide-line max-md:divide-y md:grid-cols-2">
						{loaded.slice(0, SHOWN).map((review) => (
							<li key={review.id} className="py-5">
								<ReviewItem review={review} subject={subject} withCar={false} />
							</li>
						))}
					</ul>
				)}
			</div>
			{!isOpen && hasMore && (
				<Button
					className="needs-script w-fit"
					onClick={() => {
						open(true);
						list.current?.focus({ preventScroll: true });
					}}
				>
					{car.rating.count > SHOWN ? format.plural(t.all, car.rating.count) : record.showOtherCars}
				</Button>
			)}
			{isOpen && <OfOtherCars car={car} />}
		</div>
	);
}

/** Mean rating, and the number of reviews for each number of stars. */
function StarCounts({ car: { id, rating } }: { car: Car }) {
	const { reviews: t } = useScreenTexts<FurtherTexts>();
	const { texts, format } = useLanguage();
	const { data } = useQuery(ratingsOf(id));
	const rows = (data?.counts ?? []).map((count, index) => ({ stars: index + 1, count })).reverse();
	return (
		<div className="numbers flex flex-wrap items-center gap-x-10 gap-y-4">
			<p className="flex items-baseline gap-3 sm:flex-col sm:items-start sm:gap-0">
				<span className="flex items-center gap-2 font-semibold text-4xl">
					{rating.average !== null && format.stars(rating.average)}
					<Star aria-hidden className="size-7 fill-accent text-accent" />
				</span>
				<span className="text-muted">{format.plural(texts.rating.reviews, rating.count)}</span>
			</p>
			{rows.length > 0 && (
				<ul className="grid min-w-60 max-w-md flex-1 gap-1.5 text-sm" data-testid="ratings">
					{rows.map(({ stars, count }) => (
						<li key={stars} className="grid grid-cols-[5.5rem_minmax(0,1fr)_2rem] items-center gap-3">
							<span>{format.plural(t.stars, stars)}</span>
							<span aria-hidden className="h-2 overflow-hidden rounded-pill bg-sunken">
								<span
									className="block h-full rounded-pill bg-accent"
									style={{ inlineSize: `${(100 * count) / Math.max(1, rating.count)}%` }}
								/>
							</span>
							<span className="text-end text-muted">{format.number(count)}</span>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}

function OfOtherCars({ car }: { car: Car }) {
	const { record: t } = useScreenTexts<CarTexts & FurtherTexts>();
	const { language } = useLanguage();
	const owner = nameOf(car.owner, language);
	const hasOthers = car.owner.asOwner.count > car.rating.count;
	const results = useInfiniteQuery({ ...otherReviewsOf(car.id), enabled: hasOthers });
	if (!hasOthers) return null;
	return (
		<div className="needs-script mt-4" data-testid="owner-reviews">
			<h3 className="mb-6 font-semibold text-lg">{t.otherCars(owner)}</h3>
			<ReviewList results={results} subject={owner} withCar />
		</div>
	);
}
