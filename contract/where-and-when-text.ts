/** Where and when in words, for letters, calendar files and SMS, in both languages. Pure, and without schemas. */
import { cities } from './cities.ts';
import { placeText } from './place-text.ts';
import type { BilingualText, WhereAndWhen } from './where-and-when.ts';

/** The parts that texts need; a letter has no actions. */
export type WhereAndWhenDetails = Omit<WhereAndWhen, 'allowedActions'>;
export type WhereAndWhenRow = { key: keyof typeof whereAndWhenLabels; label: BilingualText; value: BilingualText };

export const whereAndWhenLabels = {
	place: { en: 'Where', ar: 'المكان' },
	delivered: { en: 'Delivered to', ar: 'التوصيل إلى' },
	directions: { en: 'How to find it', ar: 'كيفية الوصول' },
	map: { en: 'Map', ar: 'الخريطة' },
	flight: { en: 'Flight', ar: 'الرحلة' },
	extras: { en: 'Extras', ar: 'إضافات' },
	late: { en: 'Arrives later', ar: 'الوصول متأخر' },
	contact: { en: 'Who to call', ar: 'للاتصال' },
} as const satisfies Record<string, BilingualText>;

/** Texts in an SMS are cut to this length; there the area is enough. */
const SHORT_PLACE = 40;

/** Wire times are in Amman's offset already. */
const clock = (iso: string): string => iso.slice(11, 16);
const same = (text: string): BilingualText => ({ en: text, ar: text });

/** `23:40`; around midnight `23:40 the day before` or `00:30 the next day`, seen from the pickup. Flights and delays are within a day of it. */
export function clockText(iso: string, startAt: string): BilingualText {
	const [day, pickup] = [iso.slice(0, 10), startAt.slice(0, 10)];
	if (day < pickup) return { en: `${clock(iso)} the day before`, ar: `${clock(iso)} في اليوم السابق` };
	return day > pickup ? { en: `${clock(iso)} the next day`, ar: `${clock(iso)} في اليوم التالي` } : same(clock(iso));
}

/** Rows in addition to those of pickup and return, which every e-mail about a trip has. */
export function whereAndWhenRows(where: WhereAndWhenDetails | null): WhereAndWhenRow[] {
	if (!where) return [];
	const { place, handover, late, contact } = where;
	const flight = flightText(where);
	const rows: Array<[keyof typeof whereAndWhenLabels, BilingualText | null]> = [
		[handover === 'DELIVERY' ? 'delivered' : 'place', placeText(where)],
		['directions', place?.directions ?? null],
		['map', place?.pin ? same(place.pin.googleMapsUrl) : null],
		['flight', flight],
		['extras', extrasText(where)],
		['late', late && clockText(late.expectedAt, where.startAt)],
		['contact', contact && contactText(contact)],
	];
	return rows.flatMap(([key, value]) => (value ? [{ key, label: whereAndWhenLabels[key], value }] : []));
}

/** `RJ112, lands 21:40`. */
export function flightText({
	flightNumber,
	landsAt,
	startAt,
}: Pick<WhereAndWhen, 'flightNumber' | 'landsAt' | 'startAt'>): BilingualText | null {
	if (!flightNumber) return null;
	if (!landsAt) return same(flightNumber);
	const landing = clockText(landsAt, startAt);
	return { en: `${flightNumber}, lands ${landing.en}`, ar: `${flightNumber}، تهبط ${landing.ar}` };
}

/** `Arrives later: 23:30`. */
export function lateText({ late, startAt }: Pick<WhereAndWhen, 'late' | 'startAt'>): BilingualText | null {
	if (!late) return null;
	const arrival = clockText(late.expectedAt, startAt);
	const line = (language: 'en' | 'ar') => `${whereAndWhenLabels.late[language]}: ${arrival[language]}`;
	return { en: line('en'), ar: line('ar') };
}

/** Before the agreed time of a return that is late: `Return was due Fri 27 Nov 10:00`. */
export const overdueReturn: BilingualText = { en: 'Return was due', ar: 'كان موعد الإرجاع' };

const isolated = (name: string): string => `\u2068${name}\u2069`;

/** `Sama Cars · Omar is on the way, since 09:12`. */
export function onTheWayText({ onTheWay, startAt, endAt }: Pick<WhereAndWhen, 'onTheWay' | 'startAt' | 'endAt'>): BilingualText | null {
	if (!onTheWay) return null;
	const { phase, name, since } = onTheWay;
	const time = clockText(since, phase === 'CHECK_IN' ? startAt : endAt);
	const words =
		phase === 'CHECK_IN' ? { en: 'on the way', ar: 'في الطريق' } : { en: 'on the way to collect the car', ar: 'في الطريق لاستلام السيارة' };
	return {
		en: `${isolated(name.en)} is ${words.en}, since ${time.en}`,
		ar: `${isolated(name.ar)} ${words.ar} منذ الساعة ${time.ar}`,
	};
}

/** `Child seat × 2, Cool box`. */
export function extrasText({ extras }: Pick<WhereAndWhen, 'extras'>): BilingualText | null {
	if (extras.length === 0) return null;
	const line = (language: 'en' | 'ar') =>
		extras.map(({ name, quantity }) => (quantity > 1 ? `${name[language]} × ${quantity}` : name[language]));
	return { en: line('en').join(', '), ar: line('ar').join('، ') };
}

function contactText({ name, phone }: NonNullable<WhereAndWhen['contact']>): BilingualText {
	return phone ? { en: `${name.en}, ${phone}`, ar: `${name.ar}، ${phone}` } : name;
}

/** Place, hour and flight in as few characters as possible. */
export function shortWhereAndWhen(where: WhereAndWhenDetails): BilingualText {
	const city = cities.find(({ name }) => name === where.zone);
	const line = (language: 'en' | 'ar') => {
		const exact = where.place?.text?.[language];
		const nearby = where.area?.[language] ?? (language === 'ar' ? city?.ar : city?.name) ?? where.zone;
		const flight = where.flightNumber && [where.flightNumber, where.landsAt && clock(where.landsAt)].filter(Boolean).join(' ');
		// Two segments have 134 characters in Arabic, so that a single character can decide whether the flight fits.
		return [exact && exact.length <= SHORT_PLACE ? exact : nearby, clock(where.startAt), flight]
			.filter(Boolean)
			.join(language === 'ar' ? ' ' : ', ');
	};
	return { en: line('en'), ar: line('ar') };
}
