/** Words on the picture of a shared car, in both languages. */
import { TIME_ZONE } from '#contract/time.ts';
import type { Language } from '#server/platform/base/refusal.ts';

const date = { timeZone: TIME_ZONE, day: 'numeric', month: 'short', calendar: 'gregory', numberingSystem: 'latn' } as const;
const dates = { en: new Intl.DateTimeFormat('en-GB', date), ar: new Intl.DateTimeFormat('ar-JO', date) };

/** `3 أيام`, by the rules of Arabic numerals. */
function arabicDays(count: number): string {
	const form = new Intl.PluralRules('ar').select(count);
	if (form === 'one') return 'يوم واحد';
	if (form === 'two') return 'يومان';
	return `${count} ${form === 'few' ? 'أيام' : form === 'many' ? 'يوماً' : 'يوم'}`;
}

export const pictureTexts = {
	en: {
		brand: 'Mishwar',
		amount: (jod: string) => `${shortAmount(jod)} JOD`,
		from: 'from',
		perDay: 'per day',
		days: (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`,
		airportDelivery: 'with airport delivery',
		dates: (from: Date, to: Date) => dates.en.formatRange(from, to),
	},
	ar: {
		brand: 'مشوار',
		amount: (jod: string) => `${shortAmount(jod)} د.أ`,
		from: 'من',
		perDay: 'في اليوم',
		days: arabicDays,
		airportDelivery: 'مع التوصيل إلى المطار',
		dates: (from: Date, to: Date) => dates.ar.formatRange(from, to),
	},
} as const satisfies Record<Language, unknown>;

/** As on a card: no decimals that are zero. */
const shortAmount = (jod: string): string => jod.replace(/\.00$/, '').replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',');
