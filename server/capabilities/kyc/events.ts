/** What the identity check tells others. */
import * as z from 'zod';
import { defineEvent } from '#server/platform/events/event-bus.ts';

/** An admin has answered. Who hears it needs no query on identity checks. */
export const identityDecided = defineEvent(
	'identity-decided',
	z.object({ checkId: z.uuid(), userId: z.uuid(), status: z.enum(['APPROVED', 'REJECTED']), notes: z.string().nullable() }),
);
