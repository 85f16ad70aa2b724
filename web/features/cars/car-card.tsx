/** A car in a list: photo, title, attributes and price. The whole card links to the car, with the searched dates. */

import { BadgeCheck, Cog, Fuel, MapPin, Truck, UsersRound } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { type FactKey, factKeys } from '#contract/car-attributes.ts';
import type { CarCard as Car } from '#contract/cars.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { FavouriteButton } from '#web/features/favourites/favourite-button.tsx';
import { RatingMark } from '#web/features/reviews/rating-mark.tsx';
import { attributeValue, textsOf } from '#web/i18n/attribute-texts.ts';
import { useLanguage } from '#web/i18n/context.tsx';
import { carTitleOf } from '#web/i18n/language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Photo } from '#web/ui/photo.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { airportOnly, dailyPrice, deliveryText, distinctFirst, hasDriverTerms, placeName } from './card-facts.ts';
import { CardMark, CardMarks } from './card-marks.tsx';
import { carAddress, type Stay } from './stay.ts';

/** Two lines on most cards: what sets a car apart, then its features. */
const CHIPS_SHOWN = 3;

/** On the densest phone screens twice the CSS resolution is indistinguishable from three times: 30 KB a card instead of over 100 KB. */
const SHARP_PHONE = '(width < 40rem) and (min-resolution: 2.5x) 55vw';

type CarCardProps = {
	car: Car;
	/** The searched dates, for the link. */
	stay?: Stay;
	/** Displayed width of the photo. */
	sizes: string;
	priority?: boolean;
};

export function CarCard({ car, stay, sizes, priority }: CarCardProps) {
	const language = useLanguage();
	const { texts, format } = language;
	return (
		<article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card focus-within:outline-2 focus-within:outline-primary focus-within:outline-offset-2">
			<div className="card-photo relative aspect-[4/3] overflow-hidden">
				<Photo
					src={car.primaryPhoto}
					alt=""
					sizes={`${SHARP_PHONE}, ${sizes}`}
					{...(priority && { priority })}
					className="transition-transform duration-200 group-hover:scale-[1.03]"
				/>
				<span className="absolute start-3 bottom-3 flex max-w-[calc(100%-1.5rem)] items-center gap-1 rounded-pill bg-surface px-2.5 py-1 font-medium text-xs shadow-card">
					<MapPin aria-hidden className="size-3.5 shrink-0 text-accent-text" />
					<span className="truncate">{placeName(car, language)}</span>
				</span>
			</div>
			<FavouriteButton car={car} className="absolute end-2 top-2 z-10" />
			<div className="flex flex-1 flex-col p-4">
				<div className="flex items-start justify-between gap-2">
					<h3 className="min-w-0 font-semibold text-lg leading-snug">
						<Link href={carAddress(car.slug, stay, airportOnly(car))} className="outline-none after:absolute after:inset-0">
							<bdi className="name-lines">{carTitleOf(car, language.language)}</bdi>
						</Link>
					</h3>
					{car.isVerified && <BadgeCheck aria-label={texts.car.verified} className="mt-0.5 size-5 shrink-0 text-positive" />}
				</div>
				<p className="numbers mt-1 flex flex-wrap items-center gap-x-2 text-sm">
					<RatingMark score={car.rating} className="font-medium" />
					{car.completedTrips > 0 && <span className="text-muted">{format.plural(texts.car.trips, car.completedTrips)}</span>}
				</p>
				<CarSummary car={car} />
				<Features car={car} />
				{car.ownerCancellations > 0 && (
					<p className="numbers mb-3 text-muted text-xs">{texts.car.ownerCancelled(format.number(car.ownerCancellations))}</p>
				)}
				<Cost car={car} />
			</div>
		</article>
	);
}

/** Icons of the facts on a card. An attribute without one is displayed by its value alone. */
const icons: { readonly [Key in FactKey]?: ComponentType<{ className?: string }> } = { transmission: Cog, fuel: Fuel, seats: UsersRound };

function CarSummary({ car }: { car: Car }) {
	const { texts, format } = useLanguage();
	return (
		<ul className="mt-2 flex flex-wrap gap-x-3 gap-y-1 text-muted text-sm">
			{factKeys
				.filter((key) => !isInTitle(key, car))
				.map((key) => {
					const value = car[key];
					const text = attributeValue(texts.attributes, key, value, format);
					const { counted } = textsOf(texts.attributes, key);
					return (
						<Fact key={key} icon={icons[key]}>
							{counted ? (
								<>
									<span aria-hidden>{text}</span>
									<span className="sr-only">{format.plural(counted, Number(value))}</span>
								</>
							) : (
								text
							)}
						</Fact>
					);
				})}
		</ul>
	);
}

/** Most titles end with the year. */
const isInTitle = (key: FactKey, { title, year }: Car) => key === 'year' && title.includes(String(year));

function Fact({ icon: Icon, children }: { icon: ComponentType<{ className?: string }> | undefined; children: ReactNode }) {
	if (!Icon) return <li className="numbers">{children}</li>;
	return (
		<li className="numbers flex items-center gap-1 whitespace-nowrap">
			<Icon aria-hidden className="size-3.5" />
			{children}
		</li>
	);
}

function Features({ car }: { car: Car }) {
	const language = useLanguage();
	const { texts, format } = language;
	const marks = [car.licensedOffice, hasDriverTerms(car), car.deliveryAvailable].filter(Boolean).length;
	const shown = Math.max(1, CHIPS_SHOWN - marks);
	const more = car.features.length - shown;
	return (
		<ul className="mt-3 mb-4 flex flex-wrap gap-1.5">
			<CardMarks car={car} />
			{car.deliveryAvailable && (
				<CardMark tone="accent" icon={<Truck aria-hidden className="rtl:-scale-x-100" />}>
					{deliveryText(car, language)}
				</CardMark>
			)}
			{distinctFirst(car.features)
				.slice(0, shown)
				.map((feature, index) => (
					<li key={feature} className="flex gap-1.5">
						<Badge>{texts.features[feature]}</Badge>
						{more > 0 && index === shown - 1 && (
							<Badge>
								<span aria-hidden dir="ltr">
									+{format.number(more)}
								</span>
								<span className="sr-only">{format.plural(texts.car.moreFeatures, more)}</span>
							</Badge>
						)}
					</li>
				))}
		</ul>
	);
}

/** Price of the stay with the mean price of a day in smaller type; without dates the price of a day. */
function Cost({ car }: { car: Car }) {
	const { texts, format } = useLanguage();
	const { stay } = car;
	return (
		<div className="numbers mt-auto flex flex-wrap items-baseline justify-between gap-x-3 border-line border-t border-dashed pt-3">
			<span className="flex items-baseline gap-2 text-muted text-sm">
				{stay && format.plural(texts.units.days, stay.days)}
				{stay && stay.discountPercent > 0 && <Badge tone="positive">{texts.car.discount(format.percent(stay.discountPercent))}</Badge>}
			</span>
			<p className="whitespace-nowrap text-end">
				{!stay && car.priceIsFrom && <span className="me-1 text-muted text-sm">{texts.car.from}</span>}
				<span className="font-semibold text-xl">{format.amount(stay?.totalJod ?? dailyPrice(car), true)}</span>
				<span className="ms-1 text-sm">{format.currency}</span>
				{stay ? (
					<span className="block text-muted text-sm">
						{format.jod(stay.perDayJod, true)} {texts.units.perDay}
					</span>
				) : (
					<span className="text-muted text-sm"> {texts.units.perDay}</span>
				)}
			</p>
		</div>
	);
}

/** Placeholder of a card while cars are loading. */
export function CarCardSkeleton() {
	return (
		<div aria-hidden className="overflow-hidden rounded-card border border-line bg-surface">
			<Skeleton className="aspect-[4/3] rounded-none" />
			<div className="space-y-3 p-4">
				<Skeleton className="h-6 w-3/4" />
				<Skeleton className="h-5 w-full" />
				<Skeleton className="h-6 w-2/3" />
				<Skeleton className="ms-auto h-7 w-1/3" />
			</div>
		</div>
	);
}
