/** Saves a new or changed price rule. The response contains all rules of the car; calendar, car page and quotes are refetched. */
import { addPriceRule, changePriceRule, type OwnerPriceRules, type PriceRule } from '#contract/price-rules.ts';
import { call } from '#web/browser/api.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { useActionForm } from '#web/ui/use-action-form.ts';
import { hasFieldErrors } from '#web/ui/use-action-mutation.ts';
import { bodyOf, type TypedRule } from './price-rule-form.ts';
import type { CalendarTexts } from './texts.en.ts';
import { queriesOfPrices, rulesKey } from './use-rule-removal.ts';

/** `rule`: the one to change; null for a new one. */
export function useRuleForm(carId: string, defaultValues: TypedRule, rule: PriceRule | null, onSaved: () => void) {
	const { priceRules: t } = useScreenTexts<CalendarTexts>();
	return useActionForm<TypedRule, OwnerPriceRules>({
		defaultValues,
		call: (typed) =>
			rule
				? call(changePriceRule, { params: { id: carId, ruleId: rule.id }, body: bodyOf(typed) })
				: call(addPriceRule, { params: { id: carId }, body: { kind: typed.kind, ...bodyOf(typed) } }),
		refreshes: queriesOfPrices(carId),
		done: t.saved,
		failed: null,
		isShownElsewhere: hasFieldErrors,
		onDone: (saved, _, client) => {
			client.setQueryData(rulesKey(carId), saved);
			onSaved();
		},
	});
}
