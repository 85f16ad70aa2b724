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
export const settlementCalculated = defineEvent('settlement-calculated', payload);
/** The deposit is closed except for a part that stays held for traffic fines until then. */
export const depositHeldForFines = defineEvent('deposit-held-for-fines', payload.extend({ heldJod: z.string(), until: z.string() }));
/**
 * An admin or a renter's claim holds the owner's payout. The subscriber refuses if it is already in transit, and with `mayBecomeLess` also if it
 * was sent before.
 */
export const settlementHeld = defineEvent('settlement-held', payload.extend({ mayBecomeLess: z.boolean().default(false) }));
export const settlementReleased = defineEvent('settlement-freed', payload);
/** An admin states that the owner was paid: the subscriber records the payout, or refuses. */
export const settlementPaidManually = defineEvent('settlement-paid-by-hand', payload.extend({ actorId: z.uuid() }));
