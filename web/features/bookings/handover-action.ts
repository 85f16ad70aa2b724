/** What of a handover this person may record next, by the server's word. */
import type { Booking } from '#contract/bookings.ts';
import type { HandoverPhase } from '#contract/handover.ts';

export function handoverAction({ allowedActions }: Pick<Booking, 'allowedActions'>): HandoverPhase | undefined {
	return (['CHECK_IN', 'CHECK_OUT'] as const).find((action) => allowedActions.includes(action));
}
