/** What state a booking is shown to be in: one label and one colour for each, the same on every screen. */
import type { Booking } from '#contract/bookings.ts';
import type { CommonTexts } from '#web/i18n/texts.en.ts';
import type { Tone } from '#web/ui/badge.tsx';

type Shown = Pick<Booking, 'status' | 'cancelCode'> & { allowedActions?: Booking['allowedActions'] };
type Label = keyof CommonTexts['bookingStatus'];

/** The key of its label. A cancelled booking says how it came to that; an unpaid one, where that is known, waits for the payment. */
export function statusLabel({ status, cancelCode, allowedActions }: Shown): Label {
	if (status === 'REQUESTED') return allowedActions?.includes('PAY') ? 'UNPAID' : 'REQUESTED';
	if (status !== 'CANCELLED') return status;
	if (cancelCode === 'DECLINED') return 'DECLINED';
	return cancelCode === 'PAYMENT_TIMEOUT' || cancelCode === 'UNANSWERED' ? 'EXPIRED' : 'CANCELLED';
}

const tones: Record<Booking['status'], Tone> = { CONFIRMED: 'positive', REQUESTED: 'warning', COMPLETED: 'info', CANCELLED: 'neutral' };

/**
 * Requested, or shown as accepted before the server has said so, which ends the time to answer: contacts and papers come with its word.
 */
export const isYetToBeConfirmed = ({ status, respondBy }: Pick<Booking, 'status' | 'respondBy'>): boolean =>
	status === 'REQUESTED' || (status === 'CONFIRMED' && respondBy !== null);

/** Green, yellow, blue; grey for everything else. */
export const statusTone = ({ status }: Pick<Booking, 'status'>): Tone => tones[status] ?? 'neutral';
