/** What the identity check tells others. */
import * as z from 'zod';
import { topic } from '#server/platform/jobs/news.ts';

/** An admin has answered. Who hears it needs no query on identity checks. */
export const identityDecided = topic(
	'identity-decided',
	z.object({ checkId: z.uuid(), userId: z.uuid(), status: z.enum(['APPROVED', 'REJECTED']), notes: z.string().nullable() }),
);
