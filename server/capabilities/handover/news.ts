/** What the handover tells others. */
import * as z from 'zod';
import { handoverPhases, handoverSides } from '#contract/handover.ts';
import { personName } from '#server/capabilities/identity/index.ts';
import { topic } from '#server/platform/jobs/news.ts';

const facts = z.object({
	bookingId: z.uuid(),
	ownerId: z.uuid(),
	renterId: z.uuid(),
	ownerName: personName,
	renterName: personName,
	carTitle: z.string(),
});

/** One side has recorded the car; the other is told. */
export const handoverRecorded = topic('handover-recorded', facts.extend({ phase: z.enum(handoverPhases), side: z.enum(handoverSides) }));
/** Five wrong codes: the renter is told, since only they can make a new one. `generation`: of the code. */
export const handoverCodeLocked = topic('handover-code-locked', facts.extend({ generation: z.int() }));
