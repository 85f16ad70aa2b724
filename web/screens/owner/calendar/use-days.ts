/** Changes the selected days. */
import { bookedDates } from '#contract/availability.ts';
import { changeOwnerCalendar, getOwnerCalendar } from '#contract/calendar.ts';
import { call } from '../../../api.ts';
import { hasFieldErrors, useActionMutation } from '../../../ui/use-action-mutation.ts';
import { useCalendarTexts } from './texts.ts';

/** `dailyRateJod` null: back to the car's daily rate. */
export type DaysChange = { blocked?: boolean; dailyRateJod?: string | null };

export function useDays(carId: string, days: { from: string; to: string }, onChanged: () => void) {
	const { selected: t } = useCalendarTexts();
	return useActionMutation({
		call: (change: DaysChange) => call(changeOwnerCalendar, { params: { id: carId }, body: { ...days, ...change } }),
		refreshes: [getOwnerCalendar, bookedDates].map(({ path }) => path.replace('{id}', carId)),
		done: (_, change) => toastOf(change, t),
		failed: t.failed,
		isShownElsewhere: hasFieldErrors,
		onDone: onChanged,
	});
}

function toastOf({ blocked, dailyRateJod }: DaysChange, t: ReturnType<typeof useCalendarTexts>['selected']): string {
	if (blocked !== undefined) return blocked ? t.blocked : t.opened;
	return dailyRateJod === null ? t.unpriced : t.priced;
}
