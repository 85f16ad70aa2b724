/** Amounts of a booking as lines of a document, in the order of the agreed calculation. */
import type { Booking } from '#contract/bookings.ts';
import { wordLines } from '#web/features/bookings/price-lines.ts';
import { booking as ar } from '#web/features/bookings/texts.ar.ts';
import { booking as en } from '#web/features/bookings/texts.en.ts';
import { type Format, formatIn } from '#web/i18n/format.ts';
import { texts as commonAr } from '#web/i18n/texts.ar.ts';
import { texts as commonEn } from '#web/i18n/texts.en.ts';
import type { Both } from './print-page.tsx';

export const formats: Both<Format> = { en: formatIn('en'), ar: formatIn('ar') };
export const common = { en: commonEn, ar: commonAr };

export const inBothLanguages = (write: (format: Format, language: 'en' | 'ar') => string): Both => ({
	en: write(formats.en, 'en'),
	ar: write(formats.ar, 'ar'),
});

export const money = (jod: string): Both => inBothLanguages((format) => format.jod(jod));
/** Breaks before the hour only. */
export const moment = (iso: string): Both => inBothLanguages((format) => format.date(iso, 'moment').replace(/ (?!\d\d:)/g, '\u00a0'));

export type AmountLine = { key: string; label: Both; value: Both; strong?: true };

export function amountLines(booking: Booking): AmountLine[] {
	const label = (key: 'rental' | 'deposit' | 'charge'): Both => ({ en: en.payment[key], ar: ar.payment[key] });
	const inArabic = wordLines(booking.lines, commonAr, formats.ar);
	return [
		...wordLines(booking.lines, commonEn, formats.en).map(({ key, label: inEnglish, amount }, index) => ({
			key,
			label: { en: inEnglish, ar: inArabic[index]?.label ?? '' },
			value: { en: amount, ar: inArabic[index]?.amount ?? '' },
		})),
		{ key: 'rental', label: label('rental'), value: money(booking.totalJod) },
		{ key: 'deposit', label: label('deposit'), value: money(booking.depositJod) },
		{ key: 'charge', label: label('charge'), value: money(booking.chargeJod), strong: true },
	];
}
