/** Status of a booking, the same on every screen: label, colour, and possible next steps. */
import type { Booking } from '#contract/bookings.ts';
import type { HandoverPhase } from '#contract/handover.ts';
import type { CommonTexts } from '#web/i18n/texts.en.ts';
import type { Tone } from '#web/ui/badge.tsx';

type StatusFields = Pick<Booking, 'status' | 'cancelCode'> & { allowedActions?: Booking['allowedActions'] };
type Label = keyof CommonTexts['bookingStatus'];

/** Key of the label. A cancelled booking has its reason; an unpaid one waits for payment, if that is known. */
export function statusLabel({ status, cancelCode, allowedActions }: StatusFields): Label {
	if (status === 'REQUESTED') return allowedActions?.includes('PAY') ? 'UNPAID' : 'REQUESTED';
	if (status !== 'CANCELLED') return status;
	if (cancelCode === 'DECLINED') return 'DECLINED';
	return cancelCode === 'PAYMENT_TIMEOUT' || cancelCode === 'UNANSWERED' ? 'EXPIRED' : 'CANCELLED';
}

const tones: Record<Booking['status'], Tone> = { CONFIRMED: 'positive', REQUESTED: 'warning', COMPLETED: 'info', CANCELLED: 'neutral' };

/** Requested, or accepted optimistically: contacts and documents arrive with the server's response, which also ends the response time. */
export const isYetToBeConfirmed = ({ status, respondBy }: Pick<Booking, 'status' | 'respondBy'>): boolean =>
	status === 'REQUESTED' || (status === 'CONFIRMED' && respondBy !== null);

export const statusTone = ({ status }: Pick<Booking, 'status'>): Tone => tones[status];

/** Which handover step this person may record next, according to the server. */
export function handoverAction({ allowedActions }: Pick<Booking, 'allowedActions'>): HandoverPhase | undefined {
	return (['CHECK_IN', 'CHECK_OUT'] as const).find((action) => allowedActions.includes(action));
}

const replaceable: ReadonlyArray<Booking['cancelCode']> = ['BY_OWNER', 'DECLINED', 'UNANSWERED', 'REFUSED_AT_PICKUP'];

/** Whether another car may be offered to the renter, or may have been booked by an admin. The server knows whether there is one. */
export const isReplaced = ({ cancelCode }: Pick<Booking, 'cancelCode'>): boolean => replaceable.includes(cancelCode);
