/** Dialog to contest a no-show report. */
import { contestNoShow } from '#contract/booking-life.ts';
import type { Booking } from '#contract/bookings.ts';
import { call } from '#web/browser/api.ts';
import type { DetailTexts } from '#web/features/bookings/detail/texts.en.ts';
import { useBookingMutation } from '#web/features/bookings/detail/use-booking-mutation.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';

/** Maximum length accepted by the call. */
const MAX_LENGTH = 500;

type ContestDialogProps = { booking: Booking; open: boolean; onOpenChange(open: boolean): void };

export function ContestDialog({ booking, open, onOpenChange }: ContestDialogProps) {
	const { contest: t } = useScreenTexts<{ detail: DetailTexts }>().detail;
	const contest = useBookingMutation<string>({
		call: (reason) => call(contestNoShow, { params: { id: booking.id }, body: { reason } }),
		onClose: () => onOpenChange(false),
		done: t.done,
		failed: t.failed,
	});
	return (
		<ReasonDialog
			open={open}
			onOpenChange={onOpenChange}
			title={t.title}
			description={t.text}
			texts={{ label: t.reason, placeholder: t.reasonExample, back: t.keep, confirm: t.confirm, busy: t.busy }}
			rows={4}
			maxLength={MAX_LENGTH}
			variant="primary"
			whenEmpty="wait"
			busy={contest.isPending}
			error={contest.error?.fields.reason}
			onSubmit={contest.mutate}
		/>
	);
}
