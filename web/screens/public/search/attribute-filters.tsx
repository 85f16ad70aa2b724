/** The filters that follow from the table of attributes: a control for each, by its kind. */
import type { PanelPlace } from '#contract/attribute-record.ts';
import { attribute, carAttributes, type FilterKey, filterKeys } from '#contract/car-attributes.ts';
import { type Feature, searchFeatures } from '#contract/features.ts';
import { type Filters, filterChoices, filterValue, typedBounds } from '#web/features/cars/filters.ts';
import { attributeNumber, attributeValue, labelOf, textsOf } from '#web/i18n/attribute-texts.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { Checkbox, Field, Select } from '#web/ui/field.tsx';
import type { SearchTexts } from './texts.en.ts';

type PanelProps = { filters: Filters; onChange(filters: Filters): void };
type FilterProps = PanelProps & { name: FilterKey };
const ALL = 'all';

export function AttributeFilters({ section, ...props }: PanelProps & { section: PanelPlace['section'] }) {
	return filterKeys
		.filter((name) => carAttributes[name].filter.section === section && !typedBounds(name))
		.map((name) => <AttributeFilter key={name} name={name} {...props} />);
}

function AttributeFilter(props: FilterProps) {
	const of = attribute(props.name);
	if (of.kind === 'flag') return <FlagFilter {...props} />;
	if (of.kind === 'features') return <FeaturesFilter {...props} />;
	return of.kind === 'choice' && of.filter?.select ? <SelectFilter {...props} /> : <ChipsFilter {...props} />;
}

/** Options of a filter, "all" first. */
function useOptions(name: FilterKey): Array<{ value: string; label: string }> {
	const t = useScreenTexts<SearchTexts>();
	const { texts, format } = useLanguage();
	const { all, option } = textsOf(texts.attributes, name);
	const choices = filterChoices(name).map((choice) => ({
		value: String(choice),
		label: option ? option(attributeNumber(name, Number(choice), format)) : attributeValue(texts.attributes, name, choice, format),
	}));
	return [{ value: ALL, label: all ?? t.all }, ...choices];
}

function SelectFilter({ name, filters, onChange }: FilterProps) {
	const { texts } = useLanguage();
	return (
		<Field label={labelOf(texts.attributes, name, 'filter')}>
			<Select
				name={name}
				value={String(filters[name] ?? ALL)}
				onChange={({ currentTarget }) => onChange({ ...filters, [name]: filterValue(name, currentTarget.value) })}
			>
				{useOptions(name).map(({ value, label }) => (
					<option key={value} value={value}>
						{label}
					</option>
				))}
			</Select>
		</Field>
	);
}

function ChipsFilter({ name, filters, onChange }: FilterProps) {
	const { texts } = useLanguage();
	return (
		<ChoiceChips
			legend={labelOf(texts.attributes, name, 'filter')}
			name={name}
			value={String(filters[name] ?? ALL)}
			choices={useOptions(name)}
			onChange={(value) => onChange({ ...filters, [name]: filterValue(name, value) })}
		/>
	);
}

function FlagFilter({ name, filters, onChange }: FilterProps) {
	const { texts } = useLanguage();
	return (
		<Checkbox
			name={name}
			value="true"
			label={labelOf(texts.attributes, name, 'filter')}
			checked={filters[name] === true}
			onChange={({ currentTarget }) => onChange({ ...filters, [name]: currentTarget.checked })}
		/>
	);
}

function FeaturesFilter({ name, filters, onChange }: FilterProps) {
	const { texts } = useLanguage();
	const toggle = (feature: Feature, checked: boolean) => {
		const others = filters.features.filter((each) => each !== feature);
		onChange({ ...filters, features: checked ? [...others, feature] : others });
	};
	return (
		<fieldset>
			<legend className="mb-1 font-medium text-sm">{labelOf(texts.attributes, name, 'filter')}</legend>
			{searchFeatures.map((feature) => (
				<Checkbox
					key={feature}
					name={name}
					value={feature}
					label={texts.features[feature]}
					checked={filters.features.includes(feature)}
					onChange={({ currentTarget }) => toggle(feature, currentTarget.checked)}
					className="lg:min-h-9"
				/>
			))}
		</fieldset>
	);
}
