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
export function wordLines(lines: readonly PriceLineView[], texts: CommonTexts, format: Format): WordedLine[] {
	return lines.map((line, index) => ({
		key: `${line.kind}-${index}`,
		label: labelOf(line, texts, format),
		amount: amountOf(line, texts, format),
	}));
}

function labelOf(line: PriceLineView, { price: t, units, cities }: CommonTexts, format: Format): string {
	switch (line.kind) {
		case 'BASE': {
			const times = t.days(format.jod(line.rateJod), format.plural(units.days, line.days));
			return line.dates
				? t.ownDays(
						times,
						runs(line.dates).map(([from, to]) => datesOf(from, to, format)),
					)
				: times;
		}
		case 'DISCOUNT':
			return t.discount(format.number(line.tierDays), format.plural(units.days, line.tierDays), format.percent(line.percent));
		case 'DELIVERY':
			return t.delivery(cities[line.zone]);
		case 'EXTRA': {
			const count = line.quantity > 1 && `× ${format.number(line.quantity)}`;
			const times = line.days !== null && `(${format.plural(units.days, line.days)})`;
			return [line.name[format.language], count, times].filter(Boolean).join(' ');
		}
		case 'UNUSED_DAYS':
			return t.unusedDays(format.plural(units.days, line.days), format.percent(line.percent));
		case 'GIVEN_UP':
			return t.givenUp(format.plural(units.days, line.days));
	}
}

function amountOf(line: PriceLineView, { price: t }: CommonTexts, format: Format): string {
	if (line.kind === 'DISCOUNT' || line.kind === 'UNUSED_DAYS') return `−${format.jod(line.amountJod.replace('-', ''))}`;
	const mayBeFree = line.kind === 'DELIVERY' || line.kind === 'EXTRA';
	return mayBeFree && Number(line.amountJod) === 0 ? t.free : format.jod(line.amountJod);
}

const datesOf = (from: string, to: string, format: Format): string =>
	from === to ? format.date(from, 'short') : format.dateRange(from, to, 'short');

/** Consecutive dates as ranges: `[5, 6, 9]` → `[5–6, 9–9]`. */
export function runs(dates: readonly string[]): Array<[first: string, last: string]> {
	const found: Array<[string, string]> = [];
	for (const date of dates) {
		const last = found.at(-1);
		if (last && addDays(last[1], 1) === date) last[1] = date;
		else found.push([date, date]);
	}
	return found;
}
