/** Section of the form with the car's attributes. */
import { Check } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { attribute } from '#contract/car-attributes.ts';
import { type Feature, featureCodes } from '#contract/features.ts';
import { labelOf } from '#web/i18n/attribute-texts.ts';
import { useScreenTexts, useTexts } from '#web/i18n/context.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { AttributeField, fieldKeys } from './attribute-field.tsx';
import type { ListingTexts } from './texts.en.ts';
import type { ListingValues } from './values.ts';

export function Basics() {
	const { basics: t } = useScreenTexts<ListingTexts>();
	return (
		<Panel title={t.title} lead={t.lead}>
			<div className="grid grid-cols-2 gap-x-4 gap-y-5 md:grid-cols-6">
				{fieldKeys('basics').map((name) => (
					<AttributeField key={name} name={name} className={columns[attribute(name).form.width ?? 'third']} />
				))}
			</div>
			<Features />
		</Panel>
	);
}

/** How much of a row a field has, on a phone and on a wide screen. */
const columns = {
	third: 'md:col-span-2',
	'wide-third': 'col-span-2 md:col-span-2',
	half: 'col-span-2 md:col-span-3',
	full: 'col-span-2 md:col-span-6',
} as const;

/** Toggle badges based on native checkboxes, for keyboards and screen readers. */
function Features() {
	const { hints } = useScreenTexts<ListingTexts>();
	const { features, attributes } = useTexts();
	const { register } = useFormContext<ListingValues>();
	return (
		<fieldset className="mt-6">
			<legend className="font-medium text-sm">{labelOf(attributes, 'features', 'form')}</legend>
			<p className="mb-3 text-muted text-sm">{hints.features}</p>
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
