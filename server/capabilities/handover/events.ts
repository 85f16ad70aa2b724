/** Events of the handover. */
import * as z from 'zod';
import { handoverPhases, handoverSides } from '#contract/handover.ts';
import { bilingualText } from '#contract/where-and-when.ts';
import { whereAndWhenOfBoth } from '#server/capabilities/bookings/index.ts';
import { personName } from '#server/capabilities/identity/index.ts';
import { defineEvent } from '#server/platform/events/event-bus.ts';

const payload = z.object({
	bookingId: z.uuid(),
	ownerId: z.uuid(),
	renterId: z.uuid(),
	ownerName: personName,
	renterName: personName,
	carTitle: z.string(),
	whereAndWhen: whereAndWhenOfBoth.nullable().default(null),
	/** Name of the licensed office that rents out the car; null for a person. */
	office: bilingualText.nullable().default(null),
});

/** One side recorded the car; the other is notified. */
export const handoverRecorded = defineEvent(
	'handover-recorded',
	payload.extend({ phase: z.enum(handoverPhases), side: z.enum(handoverSides) }),
);
/** Five wrong codes: the renter is notified, because only they can create a new one. `generation`: of the code. */
export const handoverCodeLocked = defineEvent('handover-code-locked', payload.extend({ generation: z.int() }));
