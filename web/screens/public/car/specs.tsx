/** Features and all attributes of the car. */
import { CheckCircle2 } from 'lucide-react';
import { attribute, type DetailsKey, detailsKeys } from '#contract/car-attributes.ts';
import type { Car } from '#contract/cars.ts';
import { attributeValue, labelOf } from '#web/i18n/attribute-texts.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import type { FurtherTexts } from './further/texts.en.ts';

export function Specs({ car }: { car: Car }) {
	const t = useScreenTexts<FurtherTexts>();
	const { texts, format, language } = useLanguage();
	/** Displayed differently from the default of the attribute's kind. */
	const ownTexts: { readonly [Key in DetailsKey]?: string } = {
		...(language === 'ar' && { make: car.makeAr, model: car.modelAr }),
		color: car.colorNames[language],
		mileageLimitPerDay: car.mileageLimitPerDay > 0 ? t.mileageValue(format.number(car.mileageLimitPerDay)) : t.noLimit,
	};
	const textOf = (key: DetailsKey) => ownTexts[key] ?? attributeValue(texts.attributes, key, car[key], format);
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

export function Features({ car }: { car: Car }) {
	const t = useScreenTexts<FurtherTexts>();
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
