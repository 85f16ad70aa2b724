/** Events of cars. */
import * as z from 'zod';
import { defineEvent } from '#server/platform/events/event-bus.ts';

/** Something that search shows or filters by may have changed. */
export const carChanged = defineEvent('car-changed', z.object({ carId: z.uuid() }));

/** An admin decided about the car; `decisionId` distinguishes decisions. */
export const carDecided = defineEvent(
	'car-decided',
	z.object({
		carId: z.uuid(),
		ownerId: z.uuid(),
		carTitle: z.string(),
		outcome: z.enum(['VERIFIED', 'REJECTED']),
		notes: z.string().nullable(),
		decisionId: z.uuid(),
	}),
);
