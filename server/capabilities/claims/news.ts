/** What claims tell others. Facts are complete: who hears them needs no query on claims. */
import * as z from 'zod';
import { claimOutcomes } from '#contract/claim-shapes.ts';
import { personName } from '#server/capabilities/identity/index.ts';
import { topic } from '#server/platform/jobs/news.ts';

const facts = z.object({
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
export type ClaimFacts = z.output<typeof facts>;

export const claimOpened = topic('claim-opened', facts);
/** A day is left to answer. */
export const claimAnswerDue = topic('claim-answer-due', facts);
/** The renter says otherwise; an admin decides. */
export const claimContested = topic('claim-contested', facts);
/** The renter said nothing; an admin decides. */
export const claimUnanswered = topic('claim-unanswered', facts);
/** Accepted, decided or withdrawn: the deposit is divided. */
export const claimDecided = topic('claim-decided', facts);
/** What exceeds the deposit is still not paid after some days. */
export const claimExcessDue = topic('claim-excess-due', facts);
/** The renter paid what exceeds the deposit: it is the owner's. */
export const claimExcessPaid = topic('claim-excess-paid', facts.extend({ amountJod: z.string() }));
