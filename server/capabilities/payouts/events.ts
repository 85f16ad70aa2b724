/** Events of payouts, published in the transaction of the change. */
import * as z from 'zod';
import { payoutSources } from '#contract/payouts.ts';
import { defineEvent } from '#server/platform/events/event-bus.ts';

const payload = z.object({
	payoutId: z.uuid(),
	bookingId: z.uuid(),
	ownerId: z.uuid(),
	source: z.enum(payoutSources),
	amountJod: z.string(),
	/** The latest time at which it is sent. */
	dueAt: z.string(),
	/** Number of attempts so far. */
	attempt: z.int(),
	hasDetails: z.boolean(),
	bankReference: z.string().nullable(),
});
export type PayoutEventPayload = z.output<typeof payload>;

/** The amount is final and will be sent. */
export const payoutReady = defineEvent('payout-ready', payload);
export const payoutPaid = defineEvent('payout-arrived', payload);
/** The bank returned it. */
export const payoutFailed = defineEvent('payout-bounced', payload);
/** The payout account changed: the owner is notified in case another person did it. */
export const payoutDetailsChanged = defineEvent(
	'payout-details-changed',
	z.object({ ownerId: z.uuid(), version: z.int(), shown: z.string() }),
);
