/** A car beside the map or under its pin: photo, title, rating, price. The title links to the car, with the searched dates. */

import { clsx } from 'clsx';
import { MapPin } from 'lucide-react';
import type { CarCard as Car } from '#contract/cars.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { airportOnly, deliveryText, hasDriverTerms, placeName } from '#web/features/cars/card-facts.ts';
import { CardMark, CardMarks } from '#web/features/cars/card-marks.tsx';
import { carAddress, type Stay } from '#web/features/cars/stay.ts';
import { RatingMark } from '#web/features/reviews/rating-mark.tsx';
import { useLanguage } from '#web/i18n/context.tsx';
import { carTitleOf } from '#web/i18n/language.ts';
import { Photo } from '#web/ui/photo.tsx';
import { usePinTexts } from './price.ts';

type CarRowProps = { car: Car; stay: Stay; highlighted?: boolean; className?: string };

export function CarRow({ car, stay, highlighted = false, className }: CarRowProps) {
	const language = useLanguage();
	const { price, unit } = usePinTexts()(car);
	return (
		<article
			className={clsx(
				'relative flex gap-3 overflow-hidden rounded-card border bg-surface p-2 shadow-card focus-within:outline-2 focus-within:outline-primary focus-within:outline-offset-2',
				highlighted ? 'border-primary' : 'border-line',
				className,
			)}
		>
			<div className="aspect-[4/3] w-28 shrink-0 self-start overflow-hidden rounded-control">
				<Photo src={car.primaryPhoto} alt="" sizes="7rem" />
			</div>
			<div className="flex min-w-0 flex-1 flex-col py-0.5 pe-1">
				<h3 className="font-semibold latin:leading-snug">
					<Link href={carAddress(car.slug, stay, airportOnly(car))} className="outline-none after:absolute after:inset-0">
						<bdi className="name-lines">{carTitleOf(car, language.language)}</bdi>
					</Link>
				</h3>
				<p className="flex flex-wrap items-center gap-x-3 text-muted text-sm">
					<span className="flex items-center gap-1">
						<MapPin aria-hidden className="size-3.5 shrink-0 text-accent-text" />
						{placeName(car, language)}
					</span>
					<RatingMark score={car.rating} />
				</p>
				{(car.licensedOffice || hasDriverTerms(car) || airportOnly(car)) && (
					<ul className="mt-1 flex flex-wrap gap-1.5">
						<CardMarks car={car} />
						{airportOnly(car) && <CardMark tone="accent">{deliveryText(car, language)}</CardMark>}
					</ul>
				)}
				<p className="numbers mt-auto text-end">
					<span className="whitespace-nowrap font-semibold text-lg">{price}</span>{' '}
					<span className="whitespace-nowrap text-muted text-sm">{unit}</span>
				</p>
			</div>
		</article>
	);
}
