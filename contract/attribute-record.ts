/** Type of the records in contract/car-attributes.ts. */
import type { FieldTextKey } from './field-texts.ts';

/** Position of a filter on the search panel. `top` comes before dates and price. */
export type PanelPlace = { section: 'top' | 'main'; order: number };

/** A column of the snapshot `car_search`, and with `filter` a query parameter under the attribute's key with its control on the search panel. */
type Searched<Filter> = { search: string; filter?: Filter } | { search?: never; filter?: never };
/** Shown in places of their own: neither a fact of the card nor a row of the details. */
type ShownApart = { card?: 'sent'; details?: never };
type NotSearched = { search?: never; filter?: never };

/** At least, or at most, one of `choices`, or without them a number that people type. `accepts`: the bounds of the query parameter. */
export type RangeFilter = PanelPlace & {
	operator: 'min' | 'max';
	choices?: readonly number[];
	accepts: readonly [min: number, max: number];
};
/** Equality. `select`: a list to open instead of chips. */
export type ChoiceFilter = PanelPlace & { select?: true };

/** Kind and bounds of a value. `refusal` is the key of the message for a missing or invalid value. */
type Kind =
	| ({ kind: 'text'; min: number; max: number; refusal: FieldTextKey } & NotSearched)
	/** `whenEmpty`: value of an empty form field. */
	| ({ kind: 'integer'; min: number; max: number; refusal: FieldTextKey; whenEmpty?: number } & Searched<RangeFilter>)
	/** Up to next year. */
	| ({ kind: 'year'; min: number; refusal: FieldTextKey } & Searched<RangeFilter>)
	/** Search stores the position in `values`: append only. */
	| ({ kind: 'choice'; values: readonly [string, ...string[]]; refusal?: FieldTextKey } & Searched<ChoiceFilter>)
	/** A set of codes of contract/features.ts; search stores their bits. All that are asked for must be there. */
	| ({ kind: 'features' } & ShownApart & Searched<PanelPlace>)
	/** Filtered by being set. */
	| ({ kind: 'flag' } & ShownApart & Searched<PanelPlace>)
	/** Decimal text in JOD on the wire, fils in the database. */
	| ({ kind: 'money'; minFils: bigint; maxFils: bigint; refusal: FieldTextKey } & NotSearched);

export type FormField = {
	section: 'basics' | 'pricing';
	order: number;
	/** Of the row of a wide screen; a third unless it says otherwise. `wide-third`: the whole row on a phone. */
	width?: 'full' | 'half' | 'wide-third';
	/** Digits that fit. */
	maxLength?: number;
	/** Beside the value. */
	unit?: 'km' | 'JOD';
	optional?: true;
};

export type CarAttribute = Kind & {
	/** Of table `cars`. */
	column: string;
	/** Initial value of a new listing, also used by the call for an omitted field; without it the field is required. */
	initial?: string | number | boolean | readonly string[];
	/** Sent with every card; `fact`: and shown in its line of facts. */
	card?: 'fact' | 'sent';
	/** Place among the details on the car's page. */
	details?: number;
	/** Found by the words that people type. */
	words?: true;
	/** An admin compares it with the papers: a change asks for verification again. */
	verified?: true;
	/** An admin sees it beside the photos: a change of a verified car waits for another look, and the car shows the old value until then. */
	reviewed?: true;
	form: FormField;
};
