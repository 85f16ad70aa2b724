/** A change to the external calendars. Every response contains the state of all of them. */
import { type CalendarSync, getOwnerCalendar, getSync } from '#contract/calendar.ts';
import { queryFor } from '#web/browser/queries.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { hasFieldErrors, useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { CalendarTexts } from './texts.en.ts';

export function useSyncMutation<Input = void>(carId: string, send: (input: Input) => Promise<CalendarSync>, onDone?: () => void) {
	const { sync: t } = useScreenTexts<CalendarTexts>();
	return useActionMutation<Input, CalendarSync>({
		call: send,
		refreshes: [getOwnerCalendar.path.replace('{id}', carId)],
		failed: t.failed,
		isShownElsewhere: hasFieldErrors,
		onDone: (sync, _, client) => {
			client.setQueryData(queryFor(getSync, { params: { id: carId } }).queryKey, sync);
			onDone?.();
		},
	});
}
