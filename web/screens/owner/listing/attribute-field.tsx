/** Form field of an attribute by its kind, from the attribute table and the listing's hints and examples. */
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FormField } from '#contract/attribute-record.ts';
import { type AttributeKey, type AttributesLike, attribute, attributeKeys } from '#contract/car-attributes.ts';
import { labelOf, textsOf } from '#web/i18n/attribute-texts.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Checkbox, FieldError } from '#web/ui/field.tsx';
import { ChoiceField, NumberField, TextField, useProblem } from './fields.tsx';
import type { ListingTexts } from './texts.en.ts';
import type { ListingValues } from './values.ts';

/** All attributes except features, which are chosen together below the fields. */
type FieldKey = Exclude<AttributeKey, AttributesLike<{ kind: 'features' }>>;
type FlagKey = AttributesLike<{ kind: 'flag' }>;

/** The fields of a section, in its order. */
export const fieldKeys = (section: FormField['section']): FieldKey[] =>
	attributeKeys
		.filter((key): key is FieldKey => attribute(key).form.section === section && attribute(key).kind !== 'features')
		.sort((one, other) => attribute(one).form.order - attribute(other).form.order);

type AttributeFieldProps = {
	name: FieldKey;
	/** Replaces the hint from the texts. */
	hint?: ReactNode;
	className?: string | undefined;
};

export function AttributeField({ name, hint, className }: AttributeFieldProps) {
	const { hints, examples, kilometres } = useScreenTexts<ListingTexts>();
	const { texts, format } = useLanguage();
	const of = attribute(name);
	const { unit, optional, maxLength } = of.form;
	if (isFlag(name)) return <FlagField name={name} />;
	const common = {
		name,
		label: labelOf(texts.attributes, name, 'form'),
		...((hint ?? hints[name]) && { hint: hint ?? hints[name] }),
		...(optional && { optional }),
		...(className && { className }),
	};
	if (of.kind === 'choice') {
		const names = textsOf(texts.attributes, name).values;
		return <ChoiceField {...common} choices={of.values.map((value) => ({ value, label: names?.[value] ?? value }))} />;
	}
	const placeholder = examples[name];
	if (of.kind === 'text') return <TextField {...common} input={{ ...(placeholder && { placeholder }), maxLength: of.max }} />;
	return (
		<NumberField
			{...common}
			decimals={of.kind === 'money'}
			{...(unit && { unit: unit === 'km' ? kilometres : format.currency })}
			{...(maxLength && { input: { maxLength } })}
		/>
	);
}

const isFlag = (name: FieldKey): name is FlagKey => attribute(name).kind === 'flag';

function FlagField({ name }: { name: FlagKey }) {
	const { hints } = useScreenTexts<ListingTexts>();
	const { texts } = useLanguage();
	const { register, getValues } = useFormContext<ListingValues>();
	const problem = useProblem()(name);
	return (
		<div className="lg:pt-6">
			<Checkbox label={labelOf(texts.attributes, name, 'form')} {...register(name)} defaultChecked={getValues(name)} />
			{hints[name] && <p className="ms-8 text-muted text-sm">{hints[name]}</p>}
			{problem && <FieldError>{problem}</FieldError>}
		</div>
	);
}
