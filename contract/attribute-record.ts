/** Type of the records in contract/car-attributes.ts. */
import type { FieldTextKey } from './field-texts.ts';

/** Position of a filter on the search panel. `top` comes before dates and price. */
export type PanelPlace = { section: 'top' | 'main'; order: number };

/** A column of the snapshot `car_search`, and with `filter` a query parameter under the attribute's key with its control on the search panel. */
type Searched<Filter> = { search: string; filter?: Filter } | { search?: never; filter?: never };
/** Displayed in a place of its own: neither a fact of the card nor a row of the details. */
type ShownApart = { card?: 'sent'; details?: never };
type NotSearched = { search?: never; filter?: never };

/** At least, or at most, one of `choices`; without them, a number that people type. `accepts`: the bounds of the query parameter. */
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
	/** A set of codes of contract/features.ts; search stores their bits. A car must have all that are asked for. */
	| ({ kind: 'features' } & ShownApart & Searched<PanelPlace>)
	/** The filter selects cars for which it is set. */
	| ({ kind: 'flag' } & ShownApart & Searched<PanelPlace>)
	/** A decimal string in JOD on the wire, fils in the database. */
	| ({ kind: 'money'; minFils: bigint; maxFils: bigint; refusal: FieldTextKey } & NotSearched);

export type FormField = {
	section: 'basics' | 'pricing';
	order: number;
	/** Width within the row on a wide screen; a third by default. `wide-third`: the whole row on a phone. */
	width?: 'full' | 'wide-third';
	/** Number of digits that the field has room for. */
	maxLength?: number;
	/** Unit displayed beside the value. */
	unit?: 'km' | 'JOD';
	optional?: true;
};

export type CarAttribute = Kind & {
	/** Column of the table `cars`. */
	column: string;
	/** Initial value of a new listing, also used by the call for an omitted field; without it the field is required. */
	initial?: string | number | boolean | readonly string[];
	/** Sent with every card; with `fact` also shown in the card's line of facts. */
	card?: 'fact' | 'sent';
	/** Position among the details on the car's page. */
	details?: number;
	/** Included in the text search. */
	words?: true;
	/** An admin compares it with the papers, so a change asks for verification again. */
	verified?: true;
	/** An admin sees it beside the photos, so a change of a verified car waits for an admin, and the car shows the old value until then. */
	reviewed?: true;
	form: FormField;
};
