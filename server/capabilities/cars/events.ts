/** Events of cars. */
import * as z from 'zod';
import { defineEvent } from '#server/platform/events/event-bus.ts';

/** Something that search displays or filters by may have changed. */
export const carChanged = defineEvent('car-changed', z.object({ carId: z.uuid() }));

/** A meeting point no longer has this photo; a confirmed booking may still display it. */
export const meetingPointPhotoRemoved = defineEvent('meeting-point-photo-removed', z.object({ photoId: z.uuid() }));

/** A draft became a listing that waits for an admin. */
export const carSubmitted = defineEvent('car-submitted', z.object({ carId: z.uuid(), ownerId: z.uuid(), carTitle: z.string() }));

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

/** An owner proposed a change of reviewed content of a verified car. */
export const carChangeSubmitted = defineEvent(
	'car-change-submitted',
	z.object({ carId: z.uuid(), carTitle: z.string(), submittedAt: z.string(), reviewerIds: z.array(z.uuid()) }),
);

/** A service is due soon or overdue; once for each service. */
export const carServiceDue = defineEvent(
	'car-service-due',
	z.object({
		carId: z.uuid(),
		ownerId: z.uuid(),
		carTitle: z.string(),
		dueOn: z.string().nullable(),
		dueKm: z.int().nullable(),
		mileageKm: z.int(),
		isOverdue: z.boolean(),
	}),
);

/** An admin decided about a proposed change. */
export const carChangeDecided = defineEvent(
	'car-change-decided',
	z.object({
		carId: z.uuid(),
		changeId: z.uuid(),
		ownerId: z.uuid(),
		carTitle: z.string(),
		outcome: z.enum(['APPROVED', 'REJECTED']),
		notes: z.string().nullable(),
	}),
);
