/** Durations in words, in both languages. Pure. */

type Unit = 'second' | 'minute' | 'hour' | 'day';

const SECONDS: ReadonlyArray<readonly [Unit, number]> = [
	['day', 86_400],
	['hour', 3600],
	['minute', 60],
	['second', 1],
];

const one: Record<Unit, string> = { second: 'a second', minute: 'a minute', hour: 'an hour', day: 'a day' };

/** Singular, dual after a preposition, dual as a subject, three to ten, eleven and more, hundreds. */
const arabic: Record<Unit, readonly [string, string, string, string, string, string]> = {
	second: ['ثانية واحدة', 'ثانيتين', 'ثانيتان', 'ثوانٍ', 'ثانية', 'ثانية'],
	minute: ['دقيقة واحدة', 'دقيقتين', 'دقيقتان', 'دقائق', 'دقيقة', 'دقيقة'],
	hour: ['ساعة واحدة', 'ساعتين', 'ساعتان', 'ساعات', 'ساعة', 'ساعة'],
	day: ['يوم واحد', 'يومين', 'يومان', 'أيام', 'يوماً', 'يوم'],
};

function inArabic(count: number, unit: Unit, isAfterPreposition: boolean): string {
	const [singular, oblique, dual, few, many, other] = arabic[unit];
	const form = new Intl.PluralRules('ar').select(count);
	if (form === 'one') return singular;
	if (form === 'two') return isAfterPreposition ? oblique : dual;
	return `${count} ${{ few, many, other, zero: other }[form]}`;
}

/** `3600` → `an hour`, as after “in” and «بعد». Rounded up, so that the next attempt is not too early. */
export function formatWait(seconds: number, language: 'en' | 'ar'): string {
	const wholeSeconds = Math.max(1, Math.ceil(seconds));
	// The largest unit whose rounded count is at least one: 3599 seconds are an hour, not 60 minutes.
	const [unit, size] = SECONDS.find(([, each], index) => {
		const smaller = SECONDS[index + 1]?.[1] ?? 1;
		return Math.ceil(wholeSeconds / smaller) * smaller >= each;
	}) ?? ['second', 1];
	const count = Math.ceil(wholeSeconds / size);
	if (language === 'ar') return inArabic(count, unit, true);
	return count === 1 ? one[unit] : `${count} ${unit}s`;
}

/** `3, 'day'` → `3 days`, as after a colon. */
export const formatCount = (count: number, unit: Unit, language: 'en' | 'ar'): string =>
	language === 'ar' ? inArabic(count, unit, false) : `${count} ${unit}${count === 1 ? '' : 's'}`;
