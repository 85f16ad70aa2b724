/** Changes of price rules. Each answers with all rules of the car; calendar, car page and quote follow. */
import { getOwnerCalendar } from '#contract/calendar.ts';
import { getCar } from '#contract/cars.ts';
import {
	addPriceRule,
	changePriceRule,
	getPriceRules,
	type OwnerPriceRules,
	type PriceRule,
	removePriceRule,
} from '#contract/price-rules.ts';
import { call } from '#web/browser/api.ts';
import { queryFor } from '#web/browser/queries.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { useActionForm } from '#web/ui/use-action-form.ts';
import { hasFieldErrors, useActionMutation } from '#web/ui/use-action-mutation.ts';
import { bodyOf, type TypedRule } from './price-rule-form.ts';
import type { CalendarTexts } from './texts.en.ts';

/** Queries that show prices of days. */
const shownBy = (carId: string): string[] => [
	...[getOwnerCalendar, getPriceRules].map(({ path }) => path.replace('{id}', carId)),
	getCar.path.replace('/{slug}', ''),
];
const rulesKey = (carId: string) => queryFor(getPriceRules, { params: { id: carId } }).queryKey;

/** `rule`: the one to change; null for a new one. */
export function useRuleForm(carId: string, defaultValues: TypedRule, rule: PriceRule | null, onSaved: () => void) {
	const { priceRules: t } = useScreenTexts<CalendarTexts>();
	return useActionForm<TypedRule, OwnerPriceRules>({
		defaultValues,
		call: (typed) =>
			rule
				? call(changePriceRule, { params: { id: carId, ruleId: rule.id }, body: bodyOf(typed) })
				: call(addPriceRule, { params: { id: carId }, body: { kind: typed.kind, ...bodyOf(typed) } }),
		refreshes: shownBy(carId),
		done: t.saved,
		failed: null,
		isShownElsewhere: hasFieldErrors,
		onDone: (saved, _, client) => {
			client.setQueryData(rulesKey(carId), saved);
			onSaved();
		},
	});
}

export function useRuleRemoval(carId: string) {
	const { priceRules: t } = useScreenTexts<CalendarTexts>();
	return useActionMutation<string, OwnerPriceRules>({
		call: (ruleId) => call(removePriceRule, { params: { id: carId, ruleId } }),
		refreshes: shownBy(carId),
		done: t.removed,
		failed: t.failed,
		onDone: (left, _, client) => client.setQueryData(rulesKey(carId), left),
	});
}
