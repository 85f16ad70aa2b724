/** Which handover step this person may record next, according to the server. */
import type { Booking } from '#contract/bookings.ts';
import type { HandoverPhase } from '#contract/handover.ts';

export function handoverAction({ allowedActions }: Pick<Booking, 'allowedActions'>): HandoverPhase | undefined {
	return (['CHECK_IN', 'CHECK_OUT'] as const).find((action) => allowedActions.includes(action));
}
