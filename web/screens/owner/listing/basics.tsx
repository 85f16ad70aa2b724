/** What the car is. */
import { Check } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { bodyTypes, fuels, transmissions } from '#contract/car-attributes.ts';
import { cityNames } from '#contract/cities.ts';
import { type Feature, featureCodes } from '#contract/features.ts';
import { useTexts } from '../../../i18n/context.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ChoiceField, NumberField, TextField } from './fields.tsx';
import { useListingTexts } from './texts.ts';
import type { ListingValues } from './values.ts';

export function Basics() {
	const { basics: t } = useListingTexts();
	const texts = useTexts();
	const named = <T extends string>(values: readonly T[], names: Record<T, string>) =>
		values.map((value) => ({ value, label: names[value] }));
	return (
		<Panel title={t.title} lead={t.lead}>
			<div className="grid grid-cols-2 gap-x-4 gap-y-5 md:grid-cols-6">
				<TextField name="title" label={t.carTitle} hint={t.carTitleHint} className="col-span-2 md:col-span-6" input={{ maxLength: 120 }} />
				<TextField name="make" label={t.make} className="md:col-span-2" input={{ placeholder: t.makeExample, maxLength: 60 }} />
				<TextField name="model" label={t.model} className="md:col-span-2" input={{ placeholder: t.modelExample, maxLength: 60 }} />
				<NumberField name="year" label={t.year} className="md:col-span-2" input={{ maxLength: 4 }} />
				<TextField name="color" label={t.color} className="md:col-span-2" input={{ placeholder: t.colorExample, maxLength: 40 }} />
				<ChoiceField name="bodyType" label={t.bodyType} className="col-span-2 md:col-span-2" choices={named(bodyTypes, texts.bodyTypes)} />
				<ChoiceField
					name="transmission"
					label={t.transmission}
					className="md:col-span-2"
					choices={named(transmissions, texts.transmissions)}
				/>
				<ChoiceField name="fuel" label={t.fuel} className="md:col-span-2" choices={named(fuels, texts.fuels)} />
				<NumberField name="seats" label={t.seats} className="md:col-span-2" input={{ maxLength: 1 }} />
				<NumberField name="doors" label={t.doors} className="md:col-span-2" input={{ maxLength: 1 }} />
				<NumberField name="mileage" label={t.mileage} unit={t.kilometres} optional className="col-span-2 md:col-span-3" />
				<ChoiceField
					name="city"
					label={t.city}
					hint={t.cityHint}
					className="col-span-2 md:col-span-3"
					choices={named(cityNames, texts.cities)}
				/>
			</div>
			<Features />
		</Panel>
	);
}

/** Badges that are pressed: checkboxes underneath, so that keys and readers treat them as such. */
function Features() {
	const { basics: t } = useListingTexts();
	const { features } = useTexts();
	const { register } = useFormContext<ListingValues>();
	return (
		<fieldset className="mt-6">
			<legend className="font-medium text-sm">{t.features}</legend>
			<p className="mb-3 text-muted text-sm">{t.featuresHint}</p>
			<div className="flex flex-wrap gap-2">
				{featureCodes.map((code: Feature) => (
					<label
						key={code}
						className="relative flex min-h-11 cursor-pointer select-none items-center gap-1.5 rounded-pill border border-control-line bg-surface px-4 text-sm has-checked:border-primary has-checked:bg-primary-soft has-checked:font-medium has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-primary has-focus-visible:outline-offset-2"
					>
						<input
							type="checkbox"
							value={code}
							{...register('features')}
							className="peer absolute inset-0 appearance-none rounded-pill outline-none"
						/>
						<Check aria-hidden className="hidden size-4 stroke-[3] peer-checked:block" />
						{features[code]}
					</label>
				))}
			</div>
		</fieldset>
	);
}
