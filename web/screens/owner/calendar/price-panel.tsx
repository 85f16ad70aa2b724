/** Daily price and discounts with examples; rates for extra kilometres and missing fuel. */
import { type DiscountTier, discountTiers } from '#contract/car-terms.ts';
import { foldDigits } from '#contract/digits.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { AmountInput } from '#web/ui/amount-input.tsx';
import { Field, Input } from '#web/ui/field.tsx';
import { Panel } from '#web/ui/panel.tsx';
import type { CalendarTexts } from './texts.en.ts';
import type { TermsState } from './use-terms.ts';

export function PricePanel({ state }: { state: TermsState }) {
	const { terms: t } = useScreenTexts<CalendarTexts>();
	const { draft, change, wrong } = state;
	return (
		<Panel title={t.price}>
			<Field label={t.dailyRate} hint={t.dailyRateHint} error={wrong.dailyRateJod}>
				<AmountInput name="dailyRateJod" value={draft.dailyRate} onChange={(dailyRate) => change({ dailyRate })} />
			</Field>
			<fieldset className="mt-6">
				<legend className="font-medium text-sm">{t.discounts}</legend>
				<p className="mt-0.5 text-muted text-sm">{t.discountsHint}</p>
				<div className="mt-3 grid gap-4">
					{discountTiers.map((tier) => (
						<Discount key={tier} tier={tier} state={state} />
					))}
				</div>
			</fieldset>
			<fieldset className="mt-6">
				<legend className="font-medium text-sm">{t.afterwards}</legend>
				<p className="mt-0.5 text-muted text-sm">{t.afterwardsHint}</p>
				<div className="mt-3 grid gap-4 sm:grid-cols-2">
					<Field label={t.extraKm} error={wrong.extraKmJod}>
						<AmountInput name="extraKmJod" value={draft.extraKm} onChange={(extraKm) => change({ extraKm })} />
					</Field>
					<Field label={t.fuelEighth} error={wrong.fuelEighthJod}>
						<AmountInput name="fuelEighthJod" value={draft.fuelEighth} onChange={(fuelEighth) => change({ fuelEighth })} />
					</Field>
				</div>
			</fieldset>
		</Panel>
	);
}

function Discount({ tier, state: { draft, change, wrongDiscount } }: { tier: DiscountTier; state: TermsState }) {
	const { terms: t } = useScreenTexts<CalendarTexts>();
	const { texts, format } = useLanguage();
	const [rate, percent] = [draft.dailyRate, draft.discounts[tier]].map((text) => Number(foldDigits(text)));
	const full = (rate ?? 0) * tier;
	// An example in whole JOD; the server computes the real price.
	const discounted = percent && percent > 0 && percent <= 90 && full > 0 ? full * (1 - percent / 100) : null;
	return (
		<Field
			label={t.discount(format.plural(t.discountDays, tier))}
			error={wrongDiscount(tier)}
			hint={
				discounted !== null &&
				t.example(format.plural(texts.units.days, tier), format.jod(discounted.toFixed(2), true), format.jod(full.toFixed(2), true))
			}
		>
			<span className="relative block max-w-40">
				<Input
					name={`discount-${tier}`}
					inputMode="numeric"
					autoComplete="off"
					placeholder="0"
					value={draft.discounts[tier]}
					onChange={({ currentTarget }) => change({ discounts: { ...draft.discounts, [tier]: currentTarget.value } })}
					className="numbers pe-9"
				/>
				<span className="pointer-events-none absolute inset-y-0 end-3 flex items-center text-muted">%</span>
			</span>
		</Field>
	);
}
