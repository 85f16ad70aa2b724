/** The schemas that follow from the table of a car's attributes: as answered, as typed by an owner, and as a filter. */
import * as z from 'zod';
import type { CarAttribute } from './attribute-record.ts';
import {
	type AttributeKey,
	attribute,
	attributeKeys,
	type CarAttributes,
	type CardKey,
	cardKeys,
	type FilterKey,
	filterKeys,
	type ReviewedKey,
	reviewedKeys,
	type ValueOf,
} from './car-attributes.ts';
import { choiceFrom } from './choice-names.ts';
import { type Feature, featureCodes } from './features.ts';
import { listOf, typedNumber } from './paging.ts';
import { amount, boundedText, feature, jodText, modelYear, oneOf, orAll, switched, wholeNumber } from './typed-values.ts';
import { unknownValue } from './unknown-value.ts';

/** A shape with one schema for each key. Its type expresses per attribute what `schemaOf` decides by the kind. */
const shapeOf = <Shape>(
	keys: ReadonlyArray<keyof Shape & AttributeKey>,
	schemaOf: (attribute: CarAttribute, key: AttributeKey) => z.ZodType,
) => Object.fromEntries(keys.map((key) => [key, schemaOf(attribute(key), key)])) as Shape;

type Answered<Key extends AttributeKey> = { [K in Key]: z.ZodType<ValueOf<K>, ValueOf<K>> };

function answered(of: CarAttribute): z.ZodType {
	switch (of.kind) {
		case 'text':
			return z.string();
		case 'integer':
		case 'year':
			return z.int();
		case 'choice':
			return z.enum(of.values);
		case 'features':
			return z.array(z.enum(featureCodes));
		case 'flag':
			return z.boolean();
		case 'money':
			return jodText;
	}
}

/** Attributes that a card carries, and all of them. */
export const cardShape = shapeOf<Answered<CardKey>>(cardKeys, answered);
/** What a change of a verified car may propose. */
export const reviewedShape = shapeOf<Answered<ReviewedKey>>(reviewedKeys, answered);
export const carShape = shapeOf<Answered<AttributeKey>>(attributeKeys, answered);

/** What Arabic pages call a make and a model: the Arabic name, or the text as its owner typed it. */
export const arabicNames = { makeAr: z.string(), modelAr: z.string() };

/** Input of a form field or a call before validation. */
type TypedOf<Key extends AttributeKey> = CarAttributes[Key] extends { kind: 'integer' | 'year' | 'money' }
	? string | number
	: CarAttributes[Key] extends { kind: 'features' }
		? readonly string[]
		: ValueOf<Key>;

type Typed = { [K in AttributeKey]: z.ZodType<ValueOf<K>, TypedOf<K>> };

function typed(of: CarAttribute): z.ZodType {
	switch (of.kind) {
		case 'text':
			return boundedText(of.min, of.max, of.refusal);
		case 'integer':
			return wholeNumber(of.min, of.max, of.refusal, of.whenEmpty);
		case 'year':
			return modelYear(of.min, of.refusal);
		case 'choice':
			return oneOf(of.values, of.refusal);
		case 'features':
			return z.array(feature).max(40);
		case 'flag':
			return z.boolean();
		case 'money':
			return amount(of.refusal, of.minFils, of.maxFils);
	}
}

/** Input of an owner: every attribute is required. */
export const typedShape = shapeOf<Typed>(attributeKeys, typed);

type Created = {
	[K in AttributeKey]: CarAttributes[K] extends { initial: unknown } ? z.ZodDefault<z.ZodType<ValueOf<K>, TypedOf<K>>> : Typed[K];
};

/** The same for a new car, where an attribute with an initial value may be left out. */
export const createdShape = shapeOf<Created>(attributeKeys, (of) => (of.initial === undefined ? typed(of) : typed(of).default(of.initial)));

/** A query parameter that may be left out. */
type Parameter<Output, Input> = z.ZodType<Output, Input | undefined> & { _zod: { optin: 'optional' } };

type FilterOf<Key extends FilterKey> = CarAttributes[Key] extends { kind: 'features' }
	? Parameter<Feature[], string | readonly string[]>
	: CarAttributes[Key] extends { kind: 'flag' }
		? Parameter<boolean, 'true' | 'false' | boolean>
		: CarAttributes[Key] extends { kind: 'integer' | 'year' }
			? Parameter<number | undefined, string | number>
			: Parameter<ValueOf<Key> | undefined, ValueOf<Key> | 'all' | ''>;

function filter(of: CarAttribute, key: AttributeKey): z.ZodType {
	switch (of.kind) {
		case 'choice':
			return orAll(spelledChoice(key, of.values));
		case 'integer':
		case 'year':
			return orAll(range(of.filter?.accepts ?? [of.min, Number.MAX_SAFE_INTEGER]));
		case 'features':
			return listOf(feature);
		case 'flag':
			return switched;
		default:
			throw new Error(`${of.kind} cannot be filtered by`);
	}
}

/** In any case and script; an unknown value is named, with the one that was probably meant. */
const spelledChoice = (key: AttributeKey, values: readonly [string, ...string[]]) =>
	z.preprocess(
		(text: string) => (typeof text === 'string' ? (choiceFrom(key, text) ?? text) : text),
		z.enum(values, { error: ({ input }) => unknownValue(key, String(input)) }),
	);

/** `5+`, as the search page writes "five or more", is 5. */
const range = ([least, most]: readonly [number, number]) =>
	z.preprocess(
		(value: string | number) => (typeof value === 'string' ? value.replace(/\+$/, '') : value),
		typedNumber.pipe(z.int().min(least).max(most)),
	);

/** Query parameters of search. */
export const filterShape = shapeOf<{ [K in FilterKey]: FilterOf<K> }>(filterKeys, filter);
