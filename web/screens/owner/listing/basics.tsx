/** Section of the form with the car's attributes. */
import { Check } from 'lucide-react';
import { Fragment, useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { areaOf, areas } from '#contract/areas.ts';
import { attribute } from '#contract/car-attributes.ts';
import { type Feature, featureCodes } from '#contract/features.ts';
import { labelOf } from '#web/i18n/attribute-texts.ts';
import { useLanguage, useScreenTexts, useTexts } from '#web/i18n/context.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { AttributeField, fieldKeys } from './attribute-field.tsx';
import { CarInItsColour } from './car-in-its-colour.tsx';
import { ChoiceField } from './fields.tsx';
import type { ListingTexts } from './texts.en.ts';
import type { ListingValues } from './values.ts';

export function Basics() {
	const { basics: t } = useScreenTexts<ListingTexts>();
	return (
		<Panel title={t.title} lead={t.lead}>
			<div className="grid grid-flow-row-dense grid-cols-2 gap-x-4 gap-y-5 lg:grid-cols-6">
				{fieldKeys('basics').map((name) => (
					<Fragment key={name}>
						<AttributeField name={name} className={columns[attribute(name).form.width ?? 'third']} />
						{name === 'city' && <AreaField className={columns['wide-third']} />}
						{name === 'bodyType' && <CarInItsColour className={columns.full} />}
					</Fragment>
				))}
			</div>
			<Features />
		</Panel>
	);
}

/** Width of a field within its row, on phones and on wide screens. */
const columns = {
	third: 'max-[22rem]:col-span-2 lg:col-span-2',
	'wide-third': 'col-span-2',
	full: 'col-span-2 lg:col-span-6',
} as const;

/** The areas of the chosen city; one of another city is cleared. */
function AreaField({ className }: { className: string }) {
	const { basics: t } = useScreenTexts<ListingTexts>();
	const { language } = useLanguage();
	const { control, setValue } = useFormContext<ListingValues>();
	const [city, area] = useWatch({ control, name: ['city', 'area'] });
	const isOutdated = Boolean(area) && areaOf(area)?.city !== city;
	useEffect(() => {
		if (isOutdated) setValue('area', '');
	}, [isOutdated, setValue]);
	const inCity = areas.filter((each) => each.city === city).map((each) => ({ value: each.id, label: each[language] }));
	return (
		<ChoiceField
			name="area"
			label={t.area}
			hint={t.areaHint}
			optional
			className={className}
			choices={[{ value: '', label: t.noArea }, ...inCity]}
		/>
	);
}

/** Toggle badges based on native checkboxes, for keyboards and screen readers. */
function Features() {
	const { hints } = useScreenTexts<ListingTexts>();
	const { features, attributes } = useTexts();
	const { register, getValues } = useFormContext<ListingValues>();
	const chosen: readonly string[] = getValues('features');
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
							defaultChecked={chosen.includes(code)}
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
