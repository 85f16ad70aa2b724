/** Events of fines. Payloads are complete, so that subscribers need no query on fines. */
import * as z from 'zod';
import { casePartiesPayload } from '#server/capabilities/cases/index.ts';
import { defineEvent } from '#server/platform/events/event-bus.ts';

const hold = casePartiesPayload.extend({
	plateNumber: z.string().nullable(),
	/** The held amount, and what is left of it for further fines, as decimal strings in JOD. */
	heldJod: z.string(),
	leftJod: z.string(),
	/** ISO 8601 with offset: until when it is held, and the times of the trip. */
	until: z.string(),
	from: z.string(),
	to: z.string(),
});
export type FineHoldPayload = z.output<typeof hold>;

const fine = hold.extend({
	fineId: z.uuid(),
	amountJod: z.string(),
	offenceAt: z.string(),
	answerBy: z.string(),
});
export type FinePayload = z.output<typeof fine>;

/** A part of the deposit stays held for fines. */
export const fineHoldOpened = defineEvent('fine-hold-opened', hold);
/** The owner is reminded to look for fines; `day`: after the return. */
export const fineHoldDue = defineEvent('fine-hold-due', hold.extend({ day: z.int() }));
export const fineStated = defineEvent('fine-stated', fine);
/** The renter contests the fine; an admin decides. */
export const fineContested = defineEvent('fine-contested', fine);
/** The renter did not respond; an admin decides. */
export const fineUnanswered = defineEvent('fine-unanswered', fine);
/** The owner withdraws it before it is decided. */
export const fineWithdrawn = defineEvent('fine-withdrawn', fine);
/** Accepted by the renter, or decided by an admin. */
export const fineDecided = defineEvent('fine-decided', fine.extend({ status: z.enum(['ACCEPTED', 'DECIDED']), grantedJod: z.string() }));
