/** Events of additional drivers. Payloads are complete, so that subscribers need no query on them. */
import * as z from 'zod';
import { bilingualText } from '#contract/where-and-when.ts';
import { personName } from '#server/capabilities/identity/index.ts';
import { defineEvent } from '#server/platform/events/event-bus.ts';

const driver = z.object({
	driverId: z.uuid(),
	bookingId: z.uuid(),
	ownerId: z.uuid(),
	renterId: z.uuid(),
	/** The account of the driver. */
	userId: z.uuid(),
	driverName: personName,
	renterName: personName,
	carTitle: z.string(),
	/** ISO 8601 with offset. */
	startAt: z.string(),
	endAt: z.string(),
	/** Name of the licensed office that rents out the car; null for a person. */
	office: bilingualText.nullable().default(null),
});
export type DriverPayload = z.output<typeof driver>;

/** A person accepted the renter's invitation and is named from now on. */
export const driverJoined = defineEvent('driver-joined', driver);

/** LAPSED: identity or licence are no longer valid for the trip. CANCELLED: the booking was cancelled. */
export const driverEnded = defineEvent(
	'driver-ended',
	driver.extend({
		reason: z.enum(['REMOVED', 'LEFT', 'LAPSED', 'CANCELLED']),
		/** Whether the renter can still invite another person. */
		mayInvite: z.boolean().default(true),
	}),
);
