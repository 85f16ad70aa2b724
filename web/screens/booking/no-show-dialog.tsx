/** Confirms a no-show report and explains its consequences. */
import { reportNoShow } from '#contract/booking-life.ts';
import type { Booking } from '#contract/bookings.ts';
import { call } from '#web/browser/api.ts';
import { namesOf, otherSide } from '#web/features/bookings/detail/sides.ts';
import type { DetailTexts } from '#web/features/bookings/detail/texts.en.ts';
import { useBookingMutation } from '#web/features/bookings/detail/use-booking-mutation.ts';
import { HelpLink } from '#web/features/help/help-link.tsx';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

type NoShowDialogProps = { booking: Booking; side: 'RENTER' | 'OWNER'; open: boolean; onOpenChange(open: boolean): void };

export function NoShowDialog({ booking, side, open, onOpenChange }: NoShowDialogProps) {
	const { noShow: t } = useScreenTexts<{ detail: DetailTexts }>().detail;
	const { language, format } = useLanguage();
	const name = namesOf(booking, language)[otherSide(side)];
	const act = useBookingMutation<void>({
		call: () => call(reportNoShow, { params: { id: booking.id }, body: {} }),
		onClose: () => onOpenChange(false),
		done: t.done,
		failed: t.failed,
	});
	return (
		<ConfirmDialog
			open={open}
			onOpenChange={onOpenChange}
			title={t.title[side]}
			texts={{ back: t.keep, confirm: t.confirm, busy: t.busy }}
			danger
			busy={act.isPending}
			onConfirm={() => act.mutate()}
		>
			<p className="numbers">{side === 'RENTER' ? t.text.RENTER(name, format.jod(booking.chargeJod)) : t.text.OWNER(name)}</p>
			<HelpLink to="late-or-no-show" className="mt-3" />
		</ConfirmDialog>
	);
}
