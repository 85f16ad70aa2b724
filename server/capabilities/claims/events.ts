/** Events of claims. Payloads are complete, so that subscribers need no query on claims. */
import * as z from 'zod';
import { claimOutcomes } from '#contract/claim-shapes.ts';
import { casePartiesPayload } from '#server/capabilities/cases/index.ts';
import { defineEvent } from '#server/platform/events/event-bus.ts';

const payload = casePartiesPayload.extend({
	claimId: z.uuid(),
	/** ISO 8601 with offset. */
	answerBy: z.string(),
	outcome: z.enum(claimOutcomes).nullable(),
	/** Decimal strings in JOD. Once decided: what was granted, how much of it comes from the deposit, and what is refunded or requested. */
	claimedJod: z.string(),
	grantedJod: z.string(),
	fromDepositJod: z.string(),
	depositBackJod: z.string(),
	excessJod: z.string(),
	/** After a withdrawal: until then the deposit stays held and the owner may open another claim. */
	depositHeldUntil: z.string().nullable().default(null),
});
export type ClaimEventPayload = z.output<typeof payload>;

export const claimOpened = defineEvent('claim-opened', payload);
/** The owner added lines, and the response time started again; `lines`: how many there are now. */
export const claimLinesAdded = defineEvent('claim-lines-added', payload.extend({ lines: z.int() }));
/** One day of the response time is left. */
export const claimAnswerDue = defineEvent('claim-answer-due', payload);
/** The renter contests the claim; an admin decides. */
export const claimContested = defineEvent('claim-contested', payload);
/** The renter did not respond; an admin decides. */
export const claimUnanswered = defineEvent('claim-unanswered', payload);
/** Accepted, decided or withdrawn: the deposit is allocated. */
export const claimDecided = defineEvent('claim-decided', payload.extend({ outcome: z.enum(claimOutcomes) }));
/** The excess is still unpaid after some days. */
export const claimExcessDue = defineEvent('claim-excess-due', payload);
/** The renter paid the excess, which belongs to the owner. */
export const claimExcessPaid = defineEvent('claim-excess-paid', payload.extend({ amountJod: z.string() }));
