/** How a booking ended, and what went back. Nothing for one that goes on. */
import { Undo2 } from 'lucide-react';
import type { Booking } from '#contract/bookings.ts';
import { useLanguage } from '../../i18n/context.tsx';
import { refundOf } from './standing.ts';
import { useBookingTexts } from './texts.ts';

export function Ending({ booking }: { booking: Booking }) {
	const { booking: t } = useBookingTexts();
	const { cancelCode, cancelReason } = booking;
	if (!cancelCode) return null;
	return (
		<>
			<p>{t.ended[cancelCode]}</p>
			{cancelReason && (
				<blockquote className="border-line border-s-2 ps-3 text-muted">
					<bdi>{cancelReason}</bdi>
				</blockquote>
			)}
		</>
	);
}

export function RefundLine({ booking }: { booking: Booking }) {
	const { booking: t } = useBookingTexts();
	const { format } = useLanguage();
	const refund = refundOf(booking);
	if (!refund) return null;
	const amount = format.jod(refund.amountJod);
	return (
		<p className="numbers flex items-start gap-2 font-medium text-positive-text">
			<Undo2 aria-hidden className="mt-1 size-4 shrink-0 rtl:-scale-x-100" />
			{refund.done ? t.refunded(amount) : t.refunding(amount)}
		</p>
	);
}
