/** Texts of price lines: before booking on the car page, and as agreed on the payment page and the receipt. */
import type { PriceLineView } from '#contract/quotes.ts';
import { addDays } from '#contract/time.ts';
import { useLanguage } from '#web/i18n/context.tsx';
import type { Format } from '#web/i18n/format.ts';
import type { CommonTexts } from '#web/i18n/texts.en.ts';

export type WordedLine = { key: string; label: string; amount: string };

export function usePriceLines(): (lines: readonly PriceLineView[]) => WordedLine[] {
	const { texts, format } = useLanguage();
	return (lines) => wordLines(lines, texts, format);
}

/** The language need not be the page's: documents contain both. */
export const wordLines = (lines: readonly PriceLineView[], texts: CommonTexts, format: Format): WordedLine[] =>
	lines.map((line, index) => ({ key: `${index}`, label: labelOf(line, texts, format), amount: amountOf(line, texts, format) }));

function labelOf(line: PriceLineView, { price: t, units, cities }: CommonTexts, format: Format): string {
	const daysText = (days: number) => format.plural(units.days, days);
	switch (line.kind) {
		case 'BASE': {
			const times = `${format.jod(line.rateJod)} × ${daysText(line.days)}`;
			return line.dates
				? t.ownDays(
						times,
						runs(line.dates).map(([from, to]) => datesOf(from, to, format)),
					)
				: times;
		}
		case 'DISCOUNT':
			return t.discount(format.number(line.tierDays), daysText(line.tierDays), format.percent(line.percent));
		case 'DELIVERY':
			return t.delivery(cities[line.zone]);
		case 'EXTRA': {
			const count = line.quantity > 1 && `× ${format.number(line.quantity)}`;
			const times = line.days !== null && `(${daysText(line.days)})`;
			return [line.name[format.language], count, times].filter(Boolean).join(' ');
		}
		case 'UNUSED_DAYS':
			return t.unusedDays(daysText(line.days), format.percent(line.percent));
		case 'GIVEN_UP':
			return t.givenUp(daysText(line.days));
		default:
			return line.name[format.language];
	}
}

function amountOf(line: PriceLineView, { price: t }: CommonTexts, format: Format): string {
	if (line.amountJod[0] === '-') return `−${format.jod(line.amountJod.slice(1))}`;
	return line.amountJod === '0.00' && line.kind !== 'UNUSED_DAYS' ? t.free : format.jod(line.amountJod);
}

const datesOf = (from: string, to: string, format: Format): string =>
	from === to ? format.date(from, 'short') : format.dateRange(from, to, 'short');

/** Consecutive dates as ranges: `[5, 6, 9]` → `[5–6, 9–9]`. */
export function runs(dates: readonly string[]): Array<[first: string, last: string]> {
	const ranges: Array<[string, string]> = [];
	for (const date of dates) {
		const last = ranges.at(-1);
		if (last && addDays(last[1], 1) === date) last[1] = date;
		else ranges.push([date, date]);
	}
	return ranges;
}
