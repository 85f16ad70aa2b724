/** Events of the identity check. */
import * as z from 'zod';
import { detailFields, documentKinds } from '#contract/identity-details.ts';
import { renewalKinds } from '#contract/licence-renewal.ts';
import { defineEvent } from '#server/platform/events/event-bus.ts';

/** Documents with their details, the missing details of an approved person, or the renewal of a licence or permit wait for an admin. */
export const identitySubmitted = defineEvent(
	'identity-submitted',
	z.object({
		userId: z.uuid(),
		submittedAt: z.string(),
		isDetailsAlone: z.boolean(),
		renewal: z.enum(renewalKinds).nullable().default(null),
	}),
);

/** An admin revoked an approval. */
export const identityRevoked = defineEvent('identity-revoked', z.object({ checkId: z.uuid(), userId: z.uuid(), notes: z.string() }));

/** An admin decided. The payload is complete, so subscribers need no query on identity checks. */
export const identityDecided = defineEvent(
	'identity-decided',
	z.object({
		checkId: z.uuid(),
		userId: z.uuid(),
		status: z.enum(['APPROVED', 'REJECTED']),
		notes: z.string().nullable(),
		/** Requested again; both empty after a full rejection: both documents. */
		documents: z.array(z.enum(documentKinds)).default([]),
		fields: z.array(z.enum(detailFields)).default([]),
		/** If only the details of an approved identity were decided: when they were submitted. */
		detailsSubmittedAt: z.string().nullable().default(null),
		/** The next licence or permit of an approved identity, which stays approved. */
		renewal: z.enum(renewalKinds).nullable().default(null),
	}),
);

/** An approved person's licence expires in at most `days` days, and no new one waits; 0: it has expired. */
export const licenceExpiring = defineEvent(
	'licence-expiring',
	z.object({ checkId: z.uuid(), userId: z.uuid(), expiresOn: z.string(), days: z.int() }),
);
