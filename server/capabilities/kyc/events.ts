/** Events of the identity check. */
import * as z from 'zod';
import { defineEvent } from '#server/platform/events/event-bus.ts';

/** An admin took an approval back. */
export const identityRevoked = defineEvent('identity-revoked', z.object({ checkId: z.uuid(), userId: z.uuid(), notes: z.string() }));

/** An admin decided. The payload is complete, so subscribers need no query on identity checks. */
export const identityDecided = defineEvent(
	'identity-decided',
	z.object({ checkId: z.uuid(), userId: z.uuid(), status: z.enum(['APPROVED', 'REJECTED']), notes: z.string().nullable() }),
);
