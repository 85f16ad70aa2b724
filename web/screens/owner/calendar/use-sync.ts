/** Acts on the calendars elsewhere. Each answers with how everything stands then. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type CalendarSync, getOwnerCalendar, getSync } from '#contract/calendar.ts';
import { read, readsPath } from '../../../queries.ts';
import { useErrorText } from '../../../ui/error-text.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useCalendarTexts } from './texts.ts';

export function useSyncAct<Given = void>(carId: string, act: (given: Given) => Promise<CalendarSync>, onDone?: () => void) {
	const { sync: t } = useCalendarTexts();
	const client = useQueryClient();
	const toast = useToast();
	const errorText = useErrorText();
	return useMutation({
		mutationFn: act,
		onSuccess: (sync) => {
			client.setQueryData(read(getSync, { params: { id: carId } }).queryKey, sync);
			void client.invalidateQueries({ predicate: readsPath(getOwnerCalendar.path.replace('{id}', carId)) });
			onDone?.();
		},
		onError: (error) => {
			if (Object.keys(error.fields).length === 0) toast({ title: t.failed, description: errorText(error), tone: 'danger' });
		},
	});
}
