/** Opens the gateway's page for the difference of a change; repeated requests return the same one. */
import { listBookingChanges, payBookingChange } from '#contract/booking-changes.ts';
import { call } from '#web/browser/api.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { ChangeTexts } from './texts.en.ts';

export function usePayChange(bookingId: string) {
	const { request: t } = useScreenTexts<ChangeTexts>().changes;
	return useActionMutation<string, { redirectUrl: string }>({
		call: (changeId) => call(payBookingChange, { params: { id: bookingId, changeId }, body: {} }),
		failed: t.payFailed,
		refreshes: [listBookingChanges.path.replace('{id}', bookingId)],
		onDone: ({ redirectUrl }) => location.assign(redirectUrl),
	});
}
