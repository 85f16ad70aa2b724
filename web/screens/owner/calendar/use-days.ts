/** Changes the selected days. */
import { bookedDates } from '#contract/availability.ts';
import { changeOwnerCalendar, getOwnerCalendar } from '#contract/calendar.ts';
import { getPriceRules } from '#contract/price-rules.ts';
import { call } from '#web/browser/api.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { hasFieldErrors, useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { CalendarTexts } from './texts.en.ts';

/** `dailyRateJod` null: the price by hand is removed. */
export type DaysChange = { blocked?: boolean; dailyRateJod?: string | null };

export function useDays(carId: string, days: { from: string; to: string }, onChanged: () => void) {
	const { selected: t } = useScreenTexts<CalendarTexts>();
	return useActionMutation({
		call: (change: DaysChange) => call(changeOwnerCalendar, { params: { id: carId }, body: { ...days, ...change } }),
		refreshes: [getOwnerCalendar, bookedDates, getPriceRules].map(({ path }) => path.replace('{id}', carId)),
		done: (_, change) => toastOf(change, t),
		failed: t.failed,
		isShownElsewhere: hasFieldErrors,
		onDone: onChanged,
	});
}

function toastOf({ blocked, dailyRateJod }: DaysChange, t: CalendarTexts['selected']): string {
	if (blocked !== undefined) return blocked ? t.blocked : t.opened;
	return dailyRateJod === null ? t.unpriced : t.priced;
}
