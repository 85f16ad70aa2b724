/** What settlements tell others, in the transaction in which it became true. */
import * as z from 'zod';
import { defineEvent } from '#server/platform/events/event-bus.ts';

const payload = z.object({
	settlementId: z.uuid(),
	bookingId: z.uuid(),
	ownerId: z.uuid(),
	renterId: z.uuid(),
	/** What the owner is due in all: decimal strings in JOD. */
	payoutJod: z.string(),
	depositCapturedJod: z.string(),
	depositReleasedJod: z.string(),
});
export type SettlementEventPayload = z.output<typeof payload>;

/** The deposit is closed and the owner's amount is certain. */
export const settlementCalculated = defineEvent('settlement-calculated', payload);
/** An admin stops the owner's payout. Whoever hears it refuses where it is already under way. */
export const settlementHeld = defineEvent('settlement-held', payload);
export const settlementReleased = defineEvent('settlement-freed', payload);
/** An admin says that the owner was paid: whoever hears it enters the payout, or refuses. */
export const settlementPaidManually = defineEvent('settlement-paid-by-hand', payload.extend({ actorId: z.uuid() }));
