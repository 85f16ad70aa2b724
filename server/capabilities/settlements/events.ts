/** Events of settlements, published in the transaction of the change. */
import * as z from 'zod';
import { defineEvent } from '#server/platform/events/event-bus.ts';

const payload = z.object({
	settlementId: z.uuid(),
	bookingId: z.uuid(),
	ownerId: z.uuid(),
	renterId: z.uuid(),
	/** The owner's total, as decimal strings in JOD. */
	payoutJod: z.string(),
	depositCapturedJod: z.string(),
	depositReleasedJod: z.string(),
});
export type SettlementEventPayload = z.output<typeof payload>;

/** The deposit is closed and the owner's amount is final. */
export const settlementCalculated = defineEvent(
	'settlement-calculated',
	payload.extend({
		/** What of the deposit stays held for traffic fines, and until when. */
		fineHold: z.object({ heldJod: z.string(), until: z.string() }).nullable(),
	}),
);
/** An admin holds the owner's payout. The subscriber refuses if it is already in transit. */
export const settlementHeld = defineEvent('settlement-held', payload);
export const settlementReleased = defineEvent('settlement-freed', payload);
/** An admin says that the owner was paid: the subscriber records the payout, or refuses. */
export const settlementPaidManually = defineEvent('settlement-paid-by-hand', payload.extend({ actorId: z.uuid() }));
