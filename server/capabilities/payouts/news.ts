/** What payouts tell others, in the transaction in which it became true. */
import * as z from 'zod';
import { payoutSources } from '#contract/payouts.ts';
import { topic } from '#server/platform/jobs/news.ts';

const facts = z.object({
	payoutId: z.uuid(),
	bookingId: z.uuid(),
	ownerId: z.uuid(),
	source: z.enum(payoutSources),
	amountJod: z.string(),
	/** When it is sent at the latest. */
	dueAt: z.string(),
	/** Counts the times that it was sent. */
	attempt: z.int(),
	hasDetails: z.boolean(),
	bankReference: z.string().nullable(),
});
export type PayoutFacts = z.output<typeof facts>;

/** An amount is certain, and will be sent. */
export const payoutReady = topic('payout-ready', facts);
export const payoutArrived = topic('payout-arrived', facts);
/** The bank sent it back. */
export const payoutBounced = topic('payout-bounced', facts);
/** Where an owner is paid to has changed: they should know, in case that it was somebody else. */
export const payoutDetailsChanged = topic('payout-details-changed', z.object({ ownerId: z.uuid(), version: z.int(), shown: z.string() }));
