/** Prices that a rule would lead to, computed by the server while the owner types. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type PriceRulePreview, previewPriceRule } from '#contract/price-rules.ts';
import { queryFor } from '#web/browser/queries.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { useSettled } from '#web/ui/use-settled.ts';
import { bodyOf, isComplete, type TypedRule } from './price-rule-form.ts';
import { periodText } from './price-rule-texts.ts';
import type { CalendarTexts } from './texts.en.ts';

/** More are counted only: a rule for weekends has 52 periods a year. */
const PERIODS_SHOWN = 4;

type PreviewProps = { carId: string; typed: TypedRule; ruleId: string | undefined };

export function PriceRulePreviewBox({ carId, typed, ruleId }: PreviewProps) {
	const { priceRules: t } = useScreenTexts<CalendarTexts>();
	const settled = useSettled(JSON.stringify(typed));
	const complete = isComplete(typed);
	const values = JSON.parse(settled) as TypedRule;
	const { data, error } = useQuery({
		...queryFor(previewPriceRule, {
			params: { id: carId },
			query: { kind: values.kind, ...bodyOf(values), ...(ruleId && { ruleId }) },
		}),
		enabled: complete && isComplete(values),
		placeholderData: keepPreviousData,
	});
	return (
		<section aria-live="polite" aria-label={t.preview} className="rounded-control bg-sunken p-4" data-testid="price-rule-preview">
			<h3 className="font-medium text-sm">{t.preview}</h3>
			{complete && data && !error ? <Contents preview={data} /> : <p className="mt-1 text-muted text-sm">{t.previewEmpty}</p>}
		</section>
	);
}

function Contents({ preview: { priceJod, periods, days, pricedDays } }: { preview: PriceRulePreview }) {
	const { priceRules: t } = useScreenTexts<CalendarTexts>();
	const { format } = useLanguage();
	const more = periods.length - PERIODS_SHOWN;
	return (
		<div className="numbers mt-1 grid gap-1 text-sm">
			<p className="font-semibold text-base">{priceJod ? t.perDay(format.jod(priceJod, true)) : t.noRate}</p>
			<p>{format.plural(t.days, days)}</p>
			{periods.length > 0 && (
				<ul className="text-muted">
					{periods.slice(0, PERIODS_SHOWN).map((period) => (
						<li key={period.from} suppressHydrationWarning>
							{periodText(period, format)}
						</li>
					))}
					{more > 0 && <li>{format.plural(t.morePeriods, more)}</li>}
				</ul>
			)}
			{priceJod && pricedDays < days && <p className="text-warning-text">{format.plural(t.otherPrices, days - pricedDays)}</p>}
		</div>
	);
}
