/** Events of reports. Payloads are complete, so that subscribers need no query on reports. */
import * as z from 'zod';
import { handoverSides } from '#contract/handover.ts';
import { reportKinds, reportOutcomes } from '#contract/report-shapes.ts';
import { casePartiesPayload } from '#server/capabilities/cases/index.ts';
import { defineEvent } from '#server/platform/events/event-bus.ts';

const payload = casePartiesPayload.extend({
	reportId: z.uuid(),
	kind: z.enum(reportKinds),
	/** Who reported it. */
	side: z.enum(handoverSides),
});
export type ReportEventPayload = z.output<typeof payload>;

/** The other side and the admins are notified. */
export const reportCreated = defineEvent('report-created', payload.extend({ adminIds: z.array(z.uuid()), dueAt: z.string() }));
/** Both sides are notified. */
const decidedPayload = payload.extend({
	outcome: z.enum(reportOutcomes),
	note: z.string(),
	refundJod: z.string(),
	/** The booking for the rest of the trip; payments of the renter are due until `payBy`. */
	anotherCar: z
		.object({
			bookingId: z.uuid(),
			carTitle: z.string(),
			startAt: z.string(),
			carriedJod: z.string(),
			toPayJod: z.string(),
			payBy: z.string().nullable(),
			isConfirmed: z.boolean(),
			/** What Mishwar refunds of it once it is paid and confirmed. */
			goodwillJod: z.string().nullable().default(null),
		})
		.nullable()
		.default(null),
});
export type ReportDecidedPayload = z.output<typeof decidedPayload>;
export const reportDecided = defineEvent('report-decided', decidedPayload);
