/** Name, badges and main facts of the car; the parts below are loaded on scrolling. */

import { BadgeCheck, CarFront, Cog, Fuel, MapPin, ShieldCheck, Truck, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Car } from '#contract/cars.ts';
import { pendingInquiry } from '#web/browser/device/pending-car.ts';
import { hasDriverTerms, placeName } from '#web/features/cars/card-facts.ts';
import { DriverTerms } from '#web/features/cars/driver-terms.tsx';
import { FavouriteButton } from '#web/features/favourites/favourite-button.tsx';
import { RatingMark } from '#web/features/reviews/rating-mark.tsx';
import { attributeValue } from '#web/i18n/attribute-texts.ts';
import { carNameOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { carTitleOf } from '#web/i18n/language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { deferredComponent } from '#web/ui/deferred-component.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { ShareButton } from './share-button.tsx';
import type { CarTexts } from './texts.en.ts';

const LowerPart = deferredComponent(() => import('./further.tsx'), <Skeleton className="mt-8 h-160" />, {
	isWanted: pendingInquiry.exists,
	onceScrolled: true,
});

export function About({ car, name }: { car: Car; name: string }) {
	return (
		<>
			<Title car={car} name={name} />
			<Facts car={car} />
			<LowerPart car={car} />
		</>
	);
}

function Title({ car, name }: { car: Car; name: string }) {
	const t = useScreenTexts<CarTexts>();
	const { texts, language } = useLanguage();
	const title = carTitleOf(car, language);
	return (
		<div className="mt-6">
			<div className="flex items-start justify-between gap-4">
				<h1 className="text-2xl md:text-3xl">
					<bdi className="name-in-line">{name}</bdi>
				</h1>
				<div className="-mt-1 flex shrink-0 gap-2">
					<ShareButton car={car} name={name} />
					<FavouriteButton car={car} className="border border-line" />
				</div>
			</div>
			{![name, carNameOf(car, 'en')].includes(title) && (
				<p className="mt-1 text-lg text-muted">
					<bdi className="name-in-line">{title}</bdi>
				</p>
			)}
			<div className="mt-4 flex flex-wrap items-center gap-x-2 gap-y-2">
				<RatingMark score={car.rating} long className="me-2 font-medium" />
				<span className="me-2 flex items-center gap-1.5">
					<MapPin aria-hidden className="size-5 text-accent-text" />
					{placeName(car, { language, texts })}
				</span>
				{car.isVerified && (
					<Mark hint={t.verifiedHint}>
						<Badge tone="positive" icon={<BadgeCheck aria-hidden />}>
							{t.verified}
						</Badge>
					</Mark>
				)}
				{car.licensedOffice && (
					<Mark hint={t.licensedHint}>
						<Badge tone="positive" icon={<BadgeCheck aria-hidden />}>
							{texts.car.licensedOffice}
						</Badge>
					</Mark>
				)}
				{car.isInsured && (
					<Mark hint={t.insuredHint}>
						<Badge tone="positive" icon={<ShieldCheck aria-hidden />}>
							{t.insured}
						</Badge>
					</Mark>
				)}
				{car.deliveryAvailable && (
					<Badge tone="accent" icon={<Truck aria-hidden className="rtl:-scale-x-100" />}>
						{t.delivery}
					</Badge>
				)}
				{car.instantBook && <Badge tone="accent">{t.instant}</Badge>}
				{/* On wide screens the booking card beside it shows them. */}
				{hasDriverTerms(car) && (
					<div className="lg:hidden">
						<DriverTerms car={car} on={null} />
					</div>
				)}
			</div>
		</div>
	);
}

/** The explanation appears on hover and is included for screen readers. */
function Mark({ hint, children }: { hint: string; children: ReactNode }) {
	return (
		<span data-tooltip={hint}>
			{children}
			<span className="sr-only">: {hint}</span>
		</span>
	);
}

const facts = [
	{ key: 'seats', icon: UsersRound },
	{ key: 'transmission', icon: Cog },
	{ key: 'fuel', icon: Fuel },
	{ key: 'bodyType', icon: CarFront },
] as const;

/** The most important attributes in one row. All attributes are in the details below. */
function Facts({ car }: { car: Car }) {
	const { texts, format } = useLanguage();
	return (
		<ul className="numbers mt-6 grid grid-cols-[repeat(4,auto)] divide-x divide-line rounded-card sm:grid-cols-4 border border-line bg-surface text-center text-sm md:text-base">
			{facts.map(({ key, icon: Icon }) => (
				<li key={key} className="min-w-0 px-1 py-3.5">
					<Icon aria-hidden className="mx-auto mb-1.5 size-6 text-accent-text" />
					{key === 'seats' ? format.plural(texts.units.seats, car.seats) : attributeValue(texts.attributes, key, car[key], format)}
				</li>
			))}
		</ul>
	);
}
