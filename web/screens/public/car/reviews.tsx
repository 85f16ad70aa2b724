/** Reviews of the car. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import type { Car } from '#contract/cars.ts';
import { nameOf } from '#web/features/people/people.ts';
import { RatingMark } from '#web/features/reviews/rating-mark.tsx';
import { ReviewList } from '#web/features/reviews/review-list.tsx';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import type { FurtherTexts } from './further/texts.en.ts';
import { otherReviewsOf, reviewsOf } from './loader.ts';
import { Section } from './section.tsx';
import type { CarTexts } from './texts.en.ts';

export function Reviews({ car }: { car: Car }) {
	const t = useScreenTexts<CarTexts & FurtherTexts>();
	return (
		<Section title={t.reviews.title}>
			{car.rating.count > 0 ? (
				<Written car={car} />
			) : (
				<div className="flex items-center gap-4">
					<Badge tone="accent" icon={<Sparkles aria-hidden />}>
						{t.newCar}
					</Badge>
					<p className="text-muted">{t.newCarHint}</p>
				</div>
			)}
			{car.owner.asOwner.count > car.rating.count && <OfOtherCars car={car} />}
		</Section>
	);
}

function Written({ car }: { car: Car }) {
	const { language } = useLanguage();
	const results = useInfiniteQuery(reviewsOf(car.id));
	return (
		<div className="grid gap-6">
			<RatingMark score={car.rating} long className="font-semibold text-lg" />
			<div>
				<ReviewList results={results} subject={nameOf(car.owner, language)} />
			</div>
		</div>
	);
}

function OfOtherCars({ car }: { car: Car }) {
	const { record: t } = useScreenTexts<CarTexts & FurtherTexts>();
	const { language } = useLanguage();
	const owner = nameOf(car.owner, language);
	const results = useInfiniteQuery(otherReviewsOf(car.id));
	return (
		<div className="needs-script mt-10" data-testid="owner-reviews">
			<h3 className="mb-6 font-semibold text-lg">{t.otherCars(owner)}</h3>
			<ReviewList results={results} subject={owner} withCar />
		</div>
	);
}
