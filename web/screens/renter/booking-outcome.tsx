/** How a booking ended, and the refund. Nothing for an active one. */
import { clsx } from 'clsx';
import { Undo2 } from 'lucide-react';
import type { Booking } from '#contract/bookings.ts';
import type { BookingTexts } from '#web/features/bookings/texts.en.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { refundOf } from './booking-stage.ts';

/** `named`: a heading already says how it ended. */
export function Ending({ booking, named }: { booking: Booking; named?: boolean }) {
	const { booking: t } = useScreenTexts<{ booking: BookingTexts }>();
	const { cancelCode, cancelReason } = booking;
	if (!cancelCode) return null;
	return (
		<>
			{!named && <p>{t.ended[cancelCode]}</p>}
			{cancelReason && (
				<blockquote className="border-line border-s-2 ps-3 text-muted">
					<bdi>{cancelReason}</bdi>
				</blockquote>
			)}
		</>
	);
}

export function RefundLine({ booking, small }: { booking: Booking; small?: boolean }) {
	const { booking: t } = useScreenTexts<{ booking: BookingTexts }>();
	const { format } = useLanguage();
	const refund = refundOf(booking);
	if (!refund) return null;
	const amount = format.jod(refund.amountJod);
	return (
		<p className={clsx('numbers flex items-start gap-2 font-medium text-positive-text', small && 'text-sm')}>
			<Undo2 aria-hidden className={clsx('size-4 shrink-0 rtl:-scale-x-100', small ? 'mt-0.5' : 'mt-1')} />
			{refund.done ? t.refunded(amount) : t.refunding(amount)}
		</p>
	);
}
