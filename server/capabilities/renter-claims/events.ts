/** Events of renters' claims. Payloads are complete, so that subscribers need no query on them. */
import * as z from 'zod';
import { claimOutcomes } from '#contract/claim-shapes.ts';
import { casePartiesPayload } from '#server/capabilities/cases/index.ts';
import { defineEvent } from '#server/platform/events/event-bus.ts';

const payload = casePartiesPayload.extend({
	claimId: z.uuid(),
	/** ISO 8601 with offset. */
	answerBy: z.string(),
	outcome: z.enum(claimOutcomes).nullable(),
	/** Decimal strings in JOD. */
	claimedJod: z.string(),
	grantedJod: z.string(),
	/** The part of the granted amount that the owner bears. */
	ownerBearsJod: z.string(),
});
export type RenterClaimEventPayload = z.output<typeof payload>;

export const renterClaimOpened = defineEvent('renter-claim-opened', payload);
/** One day is left for the owner to answer. */
export const renterClaimAnswerDue = defineEvent('renter-claim-answer-due', payload);
/** Contested, or not answered in time: admins decide. */
export const renterClaimContested = defineEvent('renter-claim-contested', payload.extend({ adminIds: z.array(z.uuid()) }));
export const renterClaimUnanswered = defineEvent('renter-claim-unanswered', payload.extend({ adminIds: z.array(z.uuid()) }));
/** Accepted, decided or withdrawn. */
export const renterClaimDecided = defineEvent('renter-claim-decided', payload.extend({ outcome: z.enum(claimOutcomes) }));
