/**
 * What describes a car: one record for each attribute. Calls, columns, search, filters, form, card, details and the audit log follow from it
 * (docs/decisions/040). Plain data without zod, since the browser loads it; the texts are in web/i18n/attributes.{en,ar}.ts.
 */
import type { CarAttribute, PanelPlace } from './attribute-record.ts';
import { cityNames } from './cities.ts';
import type { Feature } from './features.ts';

/** Lists are stored by position in search and offered in this order: append only. */
export const bodyTypes = ['Sedan', 'SUV', 'Hatchback', 'Coupe', 'Convertible', 'Van', 'Truck'] as const;
export type BodyType = (typeof bodyTypes)[number];

export const transmissions = ['Automatic', 'Manual'] as const;
export type Transmission = (typeof transmissions)[number];

export const fuels = ['Petrol', 'Diesel', 'Electric', 'Hybrid'] as const;
export type Fuel = (typeof fuels)[number];

export const OLDEST_YEAR = 1990;

export const carAttributes = {
	title: {
		kind: 'text',
		min: 3,
		max: 120,
		refusal: 'TITLE_REQUIRED',
		column: 'title',
		reviewed: true,
		card: 'sent',
		words: true,
		form: { section: 'basics', order: 10, width: 'full' },
	},
	make: {
		kind: 'text',
		min: 2,
		max: 60,
		refusal: 'MAKE_REQUIRED',
		column: 'make',
		card: 'sent',
		words: true,
		verified: true,
		details: 10,
		form: { section: 'basics', order: 20 },
	},
	model: {
		kind: 'text',
		min: 1,
		max: 60,
		refusal: 'MODEL_REQUIRED',
		column: 'model',
		card: 'sent',
		words: true,
		verified: true,
		details: 20,
		form: { section: 'basics', order: 30 },
	},
	year: {
		kind: 'year',
		min: OLDEST_YEAR,
		refusal: 'YEAR_RANGE',
		column: 'year',
		card: 'fact',
		words: true,
		verified: true,
		details: 30,
		search: 'year',
		filter: { section: 'main', order: 52, operator: 'min', choices: [2015, 2018, 2020, 2022, 2024], accepts: [OLDEST_YEAR, 2100] },
		form: { section: 'basics', order: 40, maxLength: 4 },
	},
	transmission: {
		kind: 'choice',
		values: transmissions,
		initial: 'Automatic',
		column: 'transmission',
		reviewed: true,
		card: 'fact',
		details: 50,
		search: 'transmission',
		filter: { section: 'main', order: 30 },
		form: { section: 'basics', order: 70 },
	},
	fuel: {
		kind: 'choice',
		values: fuels,
		initial: 'Petrol',
		column: 'fuel',
		reviewed: true,
		card: 'fact',
		details: 60,
		search: 'fuel',
		filter: { section: 'main', order: 40 },
		form: { section: 'basics', order: 80 },
	},
	bodyType: {
		kind: 'choice',
		values: bodyTypes,
		initial: 'Sedan',
		column: 'body_type',
		reviewed: true,
		card: 'sent',
		details: 40,
		search: 'body_type',
		filter: { section: 'main', order: 10 },
		form: { section: 'basics', order: 60, width: 'wide-third' },
	},
	seats: {
		kind: 'integer',
		min: 2,
		max: 9,
		refusal: 'SEATS_RANGE',
		initial: 5,
		column: 'seats',
		reviewed: true,
		card: 'fact',
		details: 70,
		search: 'seats',
		filter: { section: 'main', order: 20, operator: 'min', choices: [2, 4, 5, 7], accepts: [1, 20] },
		form: { section: 'basics', order: 90, maxLength: 1 },
	},
	doors: {
		kind: 'integer',
		min: 2,
		max: 5,
		refusal: 'DOORS_RANGE',
		initial: 4,
		column: 'doors',
		reviewed: true,
		details: 80,
		form: { section: 'basics', order: 100, maxLength: 1 },
	},
	color: {
		kind: 'text',
		min: 1,
		max: 40,
		refusal: 'COLOR_REQUIRED',
		column: 'color',
		words: true,
		details: 90,
		form: { section: 'basics', order: 50 },
	},
	/** Odometer in kilometres. */
	mileage: {
		kind: 'integer',
		min: 0,
		max: 2_000_000,
		refusal: 'MILEAGE_INVALID',
		initial: 0,
		whenEmpty: 0,
		column: 'mileage_km',
		search: 'mileage_km',
		filter: {
			section: 'main',
			order: 54,
			operator: 'max',
			choices: [50_000, 100_000, 150_000, 200_000],
			accepts: [0, 2_000_000],
		},
		form: { section: 'basics', order: 110, width: 'wide-third', unit: 'km', optional: true },
	},
	/** Kilometres included per day; 0: without a limit. */
	mileageLimitPerDay: {
		kind: 'integer',
		min: 0,
		max: 10_000,
		refusal: 'LIMIT_INVALID',
		initial: 200,
		column: 'mileage_limit_km_per_day',
		details: 100,
		form: { section: 'pricing', order: 10, unit: 'km' },
	},
	city: {
		kind: 'choice',
		values: cityNames,
		refusal: 'CITY_UNKNOWN',
		initial: 'Amman',
		column: 'city',
		card: 'sent',
		search: 'city',
		filter: { section: 'top', order: 10, select: true },
		form: { section: 'basics', order: 120, width: 'wide-third' },
	},
	features: {
		kind: 'features',
		initial: [],
		column: 'features',
		card: 'sent',
		search: 'features',
		filter: { section: 'main', order: 50 },
		form: { section: 'basics', order: 130, width: 'full' },
	},
	depositJod: {
		kind: 'money',
		minFils: 0n,
		maxFils: 100_000_000n,
		refusal: 'DEPOSIT_REQUIRED',
		column: 'deposit_fils',
		card: 'sent',
		form: { section: 'pricing', order: 20, unit: 'JOD' },
	},
	deliveryAvailable: {
		kind: 'flag',
		initial: false,
		column: 'delivery_available',
		card: 'sent',
		search: 'delivery',
		filter: { section: 'main', order: 60 },
		form: { section: 'pricing', order: 30 },
	},
	/** Of the driver, on the first day of the trip; 0: none is asked. */
	driverAge: {
		kind: 'integer',
		min: 0,
		max: 40,
		refusal: 'DRIVER_AGE_RANGE',
		initial: 0,
		whenEmpty: 0,
		column: 'driver_age',
		card: 'sent',
		search: 'driver_age',
		filter: { section: 'main', order: 54, accepts: [18, 99], operator: 'max' },
		form: { section: 'pricing', order: 40, maxLength: 2, optional: true },
	},
	/** Whole years since the driver's licence was issued; 0: none are asked. */
	driverLicenceYears: {
		kind: 'integer',
		min: 0,
		max: 10,
		refusal: 'DRIVER_AGE_RANGE',
		initial: 0,
		whenEmpty: 0,
		column: 'driver_licence_years',
		card: 'sent',
		search: 'driver_licence_years',
		filter: { section: 'main', order: 54, accepts: [0, 50], operator: 'max' },
		form: { section: 'pricing', order: 50, maxLength: 2, optional: true },
	},
} as const satisfies Record<string, CarAttribute>;

export type CarAttributes = typeof carAttributes;
export type AttributeKey = keyof CarAttributes;
export const attributeKeys = Object.keys(carAttributes) as AttributeKey[];

/** The keys of the attributes whose record is of this shape: `AttributesLike<{ kind: 'choice' }>`. */
export type AttributesLike<Shape> = { [Key in AttributeKey]: CarAttributes[Key] extends Shape ? Key : never }[AttributeKey];
export type CardKey = AttributesLike<{ card: string }>;
export type FactKey = AttributesLike<{ card: 'fact' }>;
export type DetailsKey = AttributesLike<{ details: number }>;
export type FilterKey = AttributesLike<{ filter: object }>;
export type SearchKey = AttributesLike<{ search: string }>;
export type WordsKey = AttributesLike<{ words: true }>;
export type VerifiedKey = AttributesLike<{ verified: true }>;
export type ReviewedKey = AttributesLike<{ reviewed: true }>;

/** An attribute's value, as it is on the wire. */
export type ValueOf<Key extends AttributeKey> = ValueOfKind<CarAttributes[Key]>;
type ValueOfKind<Of> = Of extends { kind: 'choice'; values: readonly (infer Value)[] }
	? Value
	: Of extends { kind: 'features' }
		? Feature[]
		: Of extends { kind: 'flag' }
			? boolean
			: Of extends { kind: 'integer' | 'year' }
				? number
				: string;

/** The record of an attribute with its general type. */
export const attribute = (key: AttributeKey): CarAttribute => carAttributes[key];

export const cardKeys = attributeKeys.filter((key): key is CardKey => attribute(key).card !== undefined);
export const factKeys = attributeKeys.filter((key): key is FactKey => attribute(key).card === 'fact');
export const detailsKeys = attributeKeys
	.filter((key): key is DetailsKey => attribute(key).details !== undefined)
	.sort((one, other) => carAttributes[one].details - carAttributes[other].details);
export const reviewedKeys = attributeKeys.filter((key): key is ReviewedKey => attribute(key).reviewed === true);
/** In the order of the search panel. */
export const filterKeys = attributeKeys
	.filter((key): key is FilterKey => attribute(key).filter !== undefined)
	.sort((one, other) => byPanelPlace(carAttributes[one].filter, carAttributes[other].filter));

function byPanelPlace(one: PanelPlace, other: PanelPlace): number {
	if (one.section === other.section) return one.order - other.order;
	return one.section === 'top' ? -1 : 1;
}

/** Price slider of the search, in whole JOD; its ends mean "no bound". */
export const priceSlider = { min: 0, max: 200, step: 5 } as const;

export const sorts = ['recommended', 'newest', 'oldest', 'price-asc', 'price-desc', 'top-rated'] as const;
export type Sort = (typeof sorts)[number];
