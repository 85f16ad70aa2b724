/** Asks before somebody is reported as missing: what follows from it, and when. */
import { reportNoShow } from '#contract/booking-life.ts';
import type { Booking } from '#contract/bookings.ts';
import { call } from '../../api.ts';
import { useLanguage } from '../../i18n/context.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { namesOf, otherSide } from './sides.ts';
import { useDetailTexts } from './texts.ts';
import { useBookingMutation } from './use-booking-mutation.ts';

type NoShowDialogProps = { booking: Booking; side: 'RENTER' | 'OWNER'; open: boolean; onOpenChange(open: boolean): void };

export function NoShowDialog({ booking, side, open, onOpenChange }: NoShowDialogProps) {
	const { noShow: t } = useDetailTexts().detail;
	const { language, format } = useLanguage();
	const name = namesOf(booking, language)[otherSide(side)];
	const act = useBookingMutation<void>({
		call: () => call(reportNoShow, { params: { id: booking.id }, body: {} }),
		onClose: () => onOpenChange(false),
		done: t.done,
		failed: t.failed,
	});
	return (
		<Dialog
			open={open}
			onOpenChange={(next) => !act.isPending && onOpenChange(next)}
			title={t.title[side]}
			footer={
				<div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
					<Button disabled={act.isPending} onClick={() => onOpenChange(false)}>
						{t.keep}
					</Button>
					<Button variant="danger" busy={act.isPending && t.busy} onClick={() => act.mutate()}>
						{t.confirm}
					</Button>
				</div>
			}
		>
			<p className="numbers">{side === 'RENTER' ? t.text.RENTER(name, format.jod(booking.chargeJod)) : t.text.OWNER(name)}</p>
		</Dialog>
	);
}
