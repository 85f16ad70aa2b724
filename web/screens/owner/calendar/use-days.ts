/** Changing the selected days: what shows them is read anew, and what went wrong is said. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bookedDates } from '#contract/availability.ts';
import { changeOwnerCalendar, getOwnerCalendar } from '#contract/calendar.ts';
import { call } from '../../../api.ts';
import { readsPath } from '../../../queries.ts';
import { useErrorText } from '../../../ui/error-text.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useCalendarTexts } from './texts.ts';

/** `dailyRateJod` null: back to the car's daily rate. */
export type DaysChange = { blocked?: boolean; dailyRateJod?: string | null };

export function useDays(carId: string, days: { from: string; to: string }, onChanged: () => void) {
	const { selected: t } = useCalendarTexts();
	const client = useQueryClient();
	const toast = useToast();
	const errorText = useErrorText();
	const own = readsPath(getOwnerCalendar.path.replace('{id}', carId));
	const others = readsPath(bookedDates.path.replace('{id}', carId));
	const refresh = () => client.invalidateQueries({ predicate: (query) => own(query) || others(query) });
	return useMutation({
		mutationFn: (change: DaysChange) => call(changeOwnerCalendar, { params: { id: carId }, body: { ...days, ...change } }),
		onSuccess: async (_, change) => {
			await refresh();
			toast({ title: toldOf(change, t), tone: 'positive' });
			onChanged();
		},
		onError: (error) => {
			if (error.status === 409) void refresh();
			if (Object.keys(error.fields).length === 0) toast({ title: t.failed, description: errorText(error), tone: 'danger' });
		},
	});
}

function toldOf({ blocked, dailyRateJod }: DaysChange, t: ReturnType<typeof useCalendarTexts>['selected']): string {
	if (blocked !== undefined) return blocked ? t.blocked : t.opened;
	return dailyRateJod === null ? t.unpriced : t.priced;
}
