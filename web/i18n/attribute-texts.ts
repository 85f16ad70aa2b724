/** Texts that the car attributes require in each language; a missing one is a compile error. */
import { type AttributeKey, attribute, type CarAttributes } from '#contract/car-attributes.ts';
import type { Feature } from '#contract/features.ts';
import type { Format, Forms } from './format.ts';

export type LabelPlace = 'form' | 'details' | 'filter';

type Labelled = {
	readonly label: string /** Wording for some screens. */;
	readonly labelIn?: { readonly [Place in LabelPlace]?: string };
};

type TextsFor<Of> = Labelled &
	(Of extends { kind: 'choice'; values: ReadonlyArray<infer Value extends string> }
		? { readonly values: Readonly<Record<Value, string>> }
		: object) &
	(Of extends { kind: 'features' } ? { readonly values: Readonly<Record<Feature, string>> } : object) &
	/** The option of the search panel that disables the filter. */
	(Of extends { filter: { select: true } } ? { readonly all: string } : object) &
	/** A choice on the search panel, and in the list of active filters, where a typed value follows the label. */
	(Of extends { filter: { choices: readonly number[] } }
		? { readonly option: (count: string) => string; readonly chip: (count: string) => string }
		: object) &
	/** Unabbreviated, for screen readers. */
	(Of extends { kind: 'integer'; card: 'fact' } ? { readonly counted: Forms } : object);

export type AttributeTexts = { readonly [Key in AttributeKey]: TextsFor<CarAttributes[Key]> };

/** An attribute's texts with their general type. */
type AnyTexts = Labelled & {
	readonly values?: Readonly<Record<string, string>>;
	readonly all?: string;
	readonly option?: (count: string) => string;
	readonly chip?: (count: string) => string;
	readonly counted?: Forms;
};

export const textsOf = (texts: AttributeTexts, key: AttributeKey): AnyTexts => texts[key];

/** Label of an attribute in this place. */
export function labelOf(texts: AttributeTexts, key: AttributeKey, place?: LabelPlace): string {
	const { label, labelIn } = textsOf(texts, key);
	return (place && labelIn?.[place]) ?? label;
}

/** A number as displayed to a person; years have no separator. */
export const attributeNumber = (key: AttributeKey, value: number, format: Format): string =>
	attribute(key).kind === 'year' ? String(value) : format.number(value);

/** A value as displayed to a person: choices by name, numbers in the digits of the language. Typed text stays unchanged. */
export function attributeValue(texts: AttributeTexts, key: AttributeKey, value: string | number, format: Format): string {
	const { kind } = attribute(key);
	if (kind === 'choice') return textsOf(texts, key).values?.[value] ?? String(value);
	if (kind === 'integer') return format.number(Number(value));
	return kind === 'money' ? format.jod(String(value)) : String(value);
}
