/** The columns of a file of cars, and what people call them. Plain data without zod, since the browser loads it. */
import type { AttributeKey } from './car-attributes.ts';
import { foldWords } from './fold-words.ts';

export const MAX_IMPORT_BYTES = 2 * 2 ** 20;
export const MAX_IMPORT_RECORDS = 1000;
/** One of several changes. */
export const MAX_BULK_CARS = 200;

type ColumnRecord = {
	/** First the name in the template, then other spellings; compared without case, accents and punctuation. */
	readonly en: readonly [string, ...string[]];
	readonly ar: readonly [string, ...string[]];
	/** A file without this column is refused as a whole. */
	readonly required?: true;
	/** The value in the template's record. */
	readonly example: string;
};

/** Attributes of a car that a file does not state. Every other one needs a column. */
type NotInFiles = 'title' | 'deliveryAvailable';
type Columns = Readonly<Record<string, ColumnRecord>> & Readonly<Record<Exclude<AttributeKey, NotInFiles>, ColumnRecord>>;

/** In the order of the template. */
export const importColumns = {
	make: { en: ['make', 'brand', 'manufacturer'], ar: ['الشركة المصنّعة', 'الشركة', 'الماركة'], required: true, example: 'Toyota' },
	model: { en: ['model'], ar: ['الطراز', 'الموديل'], required: true, example: 'Corolla' },
	year: { en: ['year', 'model year'], ar: ['سنة الصنع', 'السنة', 'سنة الطراز'], required: true, example: '2023' },
	plate: { en: ['plate', 'plate number', 'plate no'], ar: ['رقم اللوحة', 'اللوحة', 'النمرة'], required: true, example: '70-12345' },
	plateClass: { en: ['plate_class', 'plate type'], ar: ['فئة اللوحة', 'نوع اللوحة'], example: 'RENTAL' },
	bodyType: { en: ['body_type', 'body'], ar: ['نوع الهيكل', 'شكل الهيكل', 'الهيكل'], example: 'Sedan' },
	seats: { en: ['seats'], ar: ['المقاعد', 'عدد المقاعد'], example: '5' },
	doors: { en: ['doors'], ar: ['الأبواب', 'عدد الأبواب'], example: '4' },
	transmission: { en: ['transmission', 'gearbox', 'gear'], ar: ['ناقل الحركة', 'الجير'], example: 'Automatic' },
	fuel: { en: ['fuel'], ar: ['الوقود', 'نوع الوقود'], example: 'Hybrid' },
	color: { en: ['colour', 'color'], ar: ['اللون'], required: true, example: 'White' },
	mileage: { en: ['mileage_km', 'mileage', 'odometer', 'odometer km'], ar: ['قراءة العداد', 'العداد', 'الممشى'], example: '45000' },
	mileageLimitPerDay: {
		en: ['km_per_day', 'kilometres per day', 'km day'],
		ar: ['الكيلومترات في اليوم', 'كم في اليوم', 'كيلومتر يوميا'],
		example: '250',
	},
	dailyRateJod: {
		en: ['daily_rate_jod', 'daily rate', 'rate', 'price', 'price per day'],
		ar: ['السعر اليومي', 'السعر', 'الأجرة اليومية'],
		required: true,
		example: '30.00',
	},
	depositJod: { en: ['deposit_jod', 'deposit'], ar: ['مبلغ التأمين', 'التأمين'], required: true, example: '250' },
	city: { en: ['city'], ar: ['المدينة'], example: 'Amman' },
	branch: { en: ['branch'], ar: ['الفرع'], example: '' },
	features: { en: ['features', 'equipment'], ar: ['المزايا', 'التجهيزات'], example: 'Bluetooth;USB;Backup Camera' },
	pickupHours: {
		en: ['pickup_hours', 'hours', 'pickup and return hours'],
		ar: ['ساعات الاستلام', 'ساعات العمل', 'الساعات'],
		example: '09:00-21:00',
	},
	airportHours: { en: ['airport_hours', 'hours at the airport'], ar: ['ساعات المطار'], example: '' },
	cancellationPolicy: {
		en: ['cancellation_policy', 'cancellation'],
		ar: ['سياسة الإلغاء', 'الإلغاء'],
		example: 'MODERATE',
	},
	driverAge: { en: ['driver_age', 'minimum driver age'], ar: ['أصغر سن للسائق', 'سن السائق'], example: '' },
	driverLicenceYears: { en: ['licence_years', 'years of licence'], ar: ['سنوات منذ إصدار الرخصة', 'سنوات الرخصة'], example: '' },
	extras: { en: ['extras'], ar: ['الإضافات'], example: 'CHILD_SEAT 2.00/DAY x2' },
	allCarsExtras: { en: ['extras_all_cars', 'extras of all cars'], ar: ['إضافات كل السيارات'], example: '' },
	descriptionEn: { en: ['description_en', 'description', 'description english'], ar: ['الوصف بالإنجليزية'], example: '' },
	descriptionAr: { en: ['description_ar', 'description arabic'], ar: ['الوصف بالعربية', 'الوصف'], example: '' },
} as const satisfies Columns & { readonly [Key in NotInFiles]?: never };

export type ImportColumn = keyof typeof importColumns;
export const importColumnKeys = Object.keys(importColumns) as [ImportColumn, ...ImportColumn[]];
export const requiredColumns = importColumnKeys.filter((key) => 'required' in importColumns[key]);

const byName = new Map(
	importColumnKeys.flatMap((key) => [...importColumns[key].en, ...importColumns[key].ar].map((name) => [foldWords(name), key])),
);

/** `"Daily rate (JOD)"`, `"daily_rate_jod"` and `"السعر اليومي"` → `"dailyRateJod"`; null for an unknown heading. */
export function columnNamed(heading: string): ImportColumn | null {
	return byName.get(foldWords(heading)) ?? null;
}
