/** Events of the identity check. */
import * as z from 'zod';
import { defineEvent } from '#server/platform/events/event-bus.ts';

/** An admin decided. The payload is complete, so subscribers need no query on identity checks. */
export const identityDecided = defineEvent(
	'identity-decided',
	z.object({ checkId: z.uuid(), userId: z.uuid(), status: z.enum(['APPROVED', 'REJECTED']), notes: z.string().nullable() }),
);
