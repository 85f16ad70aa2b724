/** A listing as typed, and every invalid variant with its error: for the form and for the calls. */
import { type AttributeKey, type AttributesLike, attribute, attributeKeys, type ValueOf } from '#contract/car-attributes.ts';
import type { TypedWords } from '#contract/car-words.ts';
import type { FieldTextKey } from '#contract/field-texts.ts';

/** Attributes with an initial value are filled in from their records, so that a new one needs no line here. */
export const initialValues = Object.fromEntries(
	attributeKeys.map((key) => [key, attribute(key).initial] as const).filter(([, value]) => value !== undefined),
) as { [Key in AttributesLike<{ initial: unknown }>]: ValueOf<Key> };

export const goodListing = {
	...initialValues,
	title: 'Clean Corolla',
	make: 'Toyota',
	model: 'Corolla',
	year: '2021',
	transmission: 'Automatic',
	fuel: 'Petrol',
	bodyType: 'Sedan',
	seats: '5',
	doors: '4',
	color: 'White',
	mileage: '45000',
	features: ['AIR_CONDITIONING'],
	city: 'Amman',
	area: 'amman-abdoun',
	depositJod: '150',
	mileageLimitPerDay: '200',
	deliveryAvailable: false,
	driverAge: '0',
	driverLicenceYears: '0',
	dailyRateJod: '35.50',
	photoUrls: ['/objects/uploads/00000000-0000-4000-8000-000000000000'],
	plateNumber: '20-12345',
	plateClass: 'PRIVATE',
	permitNumber: '',
	permitExpiresOn: '',
	registrationExpiresOn: '2033-01-31',
	insuranceExpiresOn: '',
} satisfies { [Key in AttributeKey]: unknown } & Record<string, unknown>;

const empty = { en: '', ar: '' };

/** The owner's texts about a car, all left empty. */
export const noWords = {
	texts: { description: empty, included: empty, pickup: empty, rules: empty },
	rules: { smoking: '', pets: '', desertTracks: '', aqaba: '', wadiRum: '', borders: '' },
} satisfies TypedWords;

type Corruption = { wrong: { [Field in keyof typeof goodListing]?: unknown }; says: FieldTextKey };

/** Each breaks one field. */
export const wrongListings: readonly Corruption[] = [
	{ wrong: { title: '' }, says: 'TITLE_REQUIRED' },
	{ wrong: { area: 'amman-nowhere' }, says: 'AREA_UNKNOWN' },
	{ wrong: { title: ' ab ' }, says: 'TITLE_REQUIRED' },
	{ wrong: { title: undefined }, says: 'TITLE_REQUIRED' },
	{ wrong: { title: 'x'.repeat(121) }, says: 'TEXT_TOO_LONG' },
	{ wrong: { make: 'T' }, says: 'MAKE_REQUIRED' },
	{ wrong: { model: ' ' }, says: 'MODEL_REQUIRED' },
	{ wrong: { color: '' }, says: 'COLOR_REQUIRED' },
	{ wrong: { year: '' }, says: 'YEAR_RANGE' },
	{ wrong: { year: '1989' }, says: 'YEAR_RANGE' },
	{ wrong: { year: '2150' }, says: 'YEAR_RANGE' },
	{ wrong: { year: '20.5' }, says: 'YEAR_RANGE' },
	{ wrong: { year: 'new' }, says: 'YEAR_RANGE' },
	{ wrong: { transmission: 'Sequential' }, says: 'CHOICE_INVALID' },
	{ wrong: { fuel: 'Coal' }, says: 'CHOICE_INVALID' },
	{ wrong: { bodyType: 'Tank' }, says: 'CHOICE_INVALID' },
	{ wrong: { city: 'Paris' }, says: 'CITY_UNKNOWN' },
	{ wrong: { seats: '1' }, says: 'SEATS_RANGE' },
	{ wrong: { seats: '10' }, says: 'SEATS_RANGE' },
	{ wrong: { doors: '١' }, says: 'DOORS_RANGE' },
	{ wrong: { doors: '6' }, says: 'DOORS_RANGE' },
	{ wrong: { mileage: 'a lot' }, says: 'MILEAGE_INVALID' },
	{ wrong: { mileage: '-1' }, says: 'MILEAGE_INVALID' },
	{ wrong: { features: ['Jet engine'] }, says: 'FEATURE_UNKNOWN' },
	{ wrong: { depositJod: '' }, says: 'DEPOSIT_REQUIRED' },
	{ wrong: { depositJod: '-1' }, says: 'DEPOSIT_REQUIRED' },
	{ wrong: { depositJod: '1.2345' }, says: 'AMOUNT_INVALID' },
	{ wrong: { depositJod: '100001' }, says: 'AMOUNT_TOO_HIGH' },
	{ wrong: { driverAge: '41' }, says: 'DRIVER_AGE_RANGE' },
	{ wrong: { driverLicenceYears: '-1' }, says: 'DRIVER_AGE_RANGE' },
	{ wrong: { mileageLimitPerDay: '' }, says: 'LIMIT_INVALID' },
	{ wrong: { mileageLimitPerDay: '-5' }, says: 'LIMIT_INVALID' },
	{ wrong: { dailyRateJod: '' }, says: 'DAILY_RATE_REQUIRED' },
	{ wrong: { dailyRateJod: '0.99' }, says: 'DAILY_RATE_REQUIRED' },
	{ wrong: { dailyRateJod: '35,5' }, says: 'DAILY_RATE_REQUIRED' },
	{ wrong: { dailyRateJod: '35.505' }, says: 'RATE_TWO_DECIMALS' },
	{ wrong: { dailyRateJod: '10001' }, says: 'AMOUNT_TOO_HIGH' },
	{ wrong: { photoUrls: [] }, says: 'PHOTO_REQUIRED' },
	{ wrong: { photoUrls: Array.from({ length: 11 }, (_, index) => `photo ${index}`) }, says: 'PHOTOS_TOO_MANY' },
	{ wrong: { plateNumber: '<script>' }, says: 'PLATE_INVALID' },
	{ wrong: { plateClass: 'BLUE' }, says: 'CHOICE_INVALID' },
	{ wrong: { permitNumber: 'x'.repeat(41) }, says: 'TEXT_TOO_LONG' },
	{ wrong: { registrationExpiresOn: '2030-02-30' }, says: 'DATE_INVALID' },
	{ wrong: { insuranceExpiresOn: 'soon' }, says: 'DATE_INVALID' },
];
