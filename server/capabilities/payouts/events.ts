/** What payouts tell others, in the transaction in which it became true. */
import * as z from 'zod';
import { payoutSources } from '#contract/payouts.ts';
import { defineEvent } from '#server/platform/events/event-bus.ts';

const payload = z.object({
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
export type PayoutEventPayload = z.output<typeof payload>;

/** An amount is certain, and will be sent. */
export const payoutReady = defineEvent('payout-ready', payload);
export const payoutPaid = defineEvent('payout-arrived', payload);
/** The bank sent it back. */
export const payoutFailed = defineEvent('payout-bounced', payload);
/** Where an owner is paid to has changed: they should know, in case that it was somebody else. */
export const payoutDetailsChanged = defineEvent(
	'payout-details-changed',
	z.object({ ownerId: z.uuid(), version: z.int(), shown: z.string() }),
);
