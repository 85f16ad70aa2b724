/** What settlements tell others, in the transaction in which it became true. */
import * as z from 'zod';
import { topic } from '#server/platform/jobs/news.ts';

const facts = z.object({
	settlementId: z.uuid(),
	bookingId: z.uuid(),
	ownerId: z.uuid(),
	renterId: z.uuid(),
	/** What the owner is due in all: decimal strings in JOD. */
	payoutJod: z.string(),
	depositCapturedJod: z.string(),
	depositReleasedJod: z.string(),
});
export type SettlementFacts = z.output<typeof facts>;

/** The deposit is closed and the owner's amount is certain. */
export const settlementCalculated = topic('settlement-calculated', facts);
/** An admin stops the owner's payout. Whoever hears it refuses where it is already under way. */
export const settlementHeld = topic('settlement-held', facts);
export const settlementFreed = topic('settlement-freed', facts);
/** An admin says that the owner was paid: whoever hears it enters the payout, or refuses. */
export const settlementPaidByHand = topic('settlement-paid-by-hand', facts.extend({ actorId: z.uuid() }));
