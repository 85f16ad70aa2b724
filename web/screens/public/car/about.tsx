/** Attributes of the car. */

import { BadgeCheck, CheckCircle2, MapPin, ShieldCheck, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { attribute, type DetailsKey, detailsKeys } from '#contract/car-attributes.ts';
import type { Car } from '#contract/cars.ts';
import { pendingInquiry } from '#web/browser/device/pending-car.ts';
import { placeName } from '#web/features/cars/card-facts.ts';
import { asksOfDriver, DriverTerms } from '#web/features/cars/driver-terms.tsx';
import { OwnText, textFor } from '#web/features/cars/words/own-text.tsx';
import { FavouriteButton } from '#web/features/favourites/favourite-button.tsx';
import { RatingMark } from '#web/features/reviews/rating-mark.tsx';
import { attributeValue, labelOf } from '#web/i18n/attribute-texts.ts';
import { carNameOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { carTitleOf } from '#web/i18n/language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { deferredComponent } from '#web/ui/deferred-component.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { Section } from './section.tsx';
import { ShareButton } from './share-button.tsx';
import type { CarTexts } from './texts.en.ts';

const Further = deferredComponent(() => import('./further.tsx'), <Skeleton className="mt-10 h-160" />, pendingInquiry.exists);

export function About({ car, name }: { car: Car; name: string }) {
	const t = useScreenTexts<CarTexts>();
	const { language } = useLanguage();
	return (
		<>
			<Title car={car} name={name} />
			{textFor(car.words, 'description', language) && (
				<Section title={t.words.topics.description}>
					<OwnText words={car.words} topic="description" />
				</Section>
			)}
			<Section title={t.specs}>
				<Specs car={car} />
			</Section>
			<Section title={t.features}>
				<Features car={car} />
			</Section>
			<Further car={car} />
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
				{/* Where the booking card is not beside it. */}
				{asksOfDriver(car) && (
					<div className="lg:hidden">
						<DriverTerms car={car} on={null} />
					</div>
				)}
			</div>
		</div>
	);
}

/** The explanation is shown on hover and included for screen readers. */
function Mark({ hint, children }: { hint: string; children: ReactNode }) {
	return (
		<span data-tooltip={hint}>
			{children}
			<span className="sr-only">: {hint}</span>
		</span>
	);
}

function Specs({ car }: { car: Car }) {
	const t = useScreenTexts<CarTexts>();
	const { texts, format, language } = useLanguage();
	/** Shown otherwise than the kind of the attribute says. */
	const special: { readonly [Key in DetailsKey]?: string } = {
		...(language === 'ar' && { make: car.makeAr, model: car.modelAr }),
		color: car.colorNames[language],
		mileageLimitPerDay: car.mileageLimitPerDay > 0 ? t.mileageValue(format.number(car.mileageLimitPerDay)) : t.noLimit,
	};
	const textOf = (key: DetailsKey) => special[key] ?? attributeValue(texts.attributes, key, car[key], format);
	return (
		<dl className="grid grid-cols-2 gap-x-8 sm:grid-cols-3">
			{detailsKeys.map((key) => (
				<div key={key} className="border-line border-b py-3">
					<dt className="text-muted text-sm">{labelOf(texts.attributes, key, 'details')}</dt>
					<dd className="numbers mt-0.5 font-medium">{attribute(key).kind === 'text' ? <bdi>{textOf(key)}</bdi> : textOf(key)}</dd>
				</div>
			))}
		</dl>
	);
}

function Features({ car }: { car: Car }) {
	const t = useScreenTexts<CarTexts>();
	const { features } = useLanguage().texts;
	if (car.features.length === 0) return <p className="text-muted">{t.noFeatures}</p>;
	return (
		<ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
			{car.features.map((feature) => (
				<li key={feature} className="flex items-center gap-3">
					<CheckCircle2 aria-hidden className="size-5 shrink-0 text-positive" />
					{features[feature]}
				</li>
			))}
		</ul>
	);
}
