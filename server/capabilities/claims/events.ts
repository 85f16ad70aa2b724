/** What claims tell others. Facts are complete: who hears them needs no query on claims. */
import * as z from 'zod';
import { claimOutcomes } from '#contract/claim-shapes.ts';
import { personName } from '#server/capabilities/identity/index.ts';
import { defineEvent } from '#server/platform/events/event-bus.ts';

const payload = z.object({
	claimId: z.uuid(),
	bookingId: z.uuid(),
	ownerId: z.uuid(),
	renterId: z.uuid(),
	ownerName: personName,
	renterName: personName,
	carTitle: z.string(),
	/** ISO with offset. */
	answerBy: z.string(),
	outcome: z.enum(claimOutcomes).nullable(),
	/** Decimal strings in JOD. Of a decided one what was granted, what of it comes out of the deposit, and what goes back or is asked for. */
	claimedJod: z.string(),
	grantedJod: z.string(),
	fromDepositJod: z.string(),
	depositBackJod: z.string(),
	excessJod: z.string(),
});
export type ClaimEventPayload = z.output<typeof payload>;

export const claimOpened = defineEvent('claim-opened', payload);
/** A day is left to answer. */
export const claimAnswerDue = defineEvent('claim-answer-due', payload);
/** The renter says otherwise; an admin decides. */
export const claimContested = defineEvent('claim-contested', payload);
/** The renter said nothing; an admin decides. */
export const claimUnanswered = defineEvent('claim-unanswered', payload);
/** Accepted, decided or withdrawn: the deposit is divided. */
export const claimDecided = defineEvent('claim-decided', payload);
/** What exceeds the deposit is still not paid after some days. */
export const claimExcessDue = defineEvent('claim-excess-due', payload);
/** The renter paid what exceeds the deposit: it is the owner's. */
export const claimExcessPaid = defineEvent('claim-excess-paid', payload.extend({ amountJod: z.string() }));
