/** Removes a price rule. Separate from `use-rule-form.ts`, which is loaded with the dialog. */
import { getOwnerCalendar } from '#contract/calendar.ts';
import { getCar } from '#contract/cars.ts';
import { getPriceRules, type OwnerPriceRules, removePriceRule } from '#contract/price-rules.ts';
import { call } from '#web/browser/api.ts';
import { queryFor } from '#web/browser/queries.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { CalendarTexts } from './texts.en.ts';

/** Queries that show prices of days. */
export const queriesOfPrices = (carId: string): string[] => [
	...[getOwnerCalendar, getPriceRules].map(({ path }) => path.replace('{id}', carId)),
	getCar.path.replace('/{slug}', ''),
];
export const rulesKey = (carId: string) => queryFor(getPriceRules, { params: { id: carId } }).queryKey;

export function useRuleRemoval(carId: string) {
	const { priceRules: t } = useScreenTexts<CalendarTexts>();
	return useActionMutation<string, OwnerPriceRules>({
		call: (ruleId) => call(removePriceRule, { params: { id: carId, ruleId } }),
		refreshes: queriesOfPrices(carId),
		done: t.removed,
		failed: t.failed,
		onDone: (left, _, client) => client.setQueryData(rulesKey(carId), left),
	});
}
