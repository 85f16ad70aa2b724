/** Events of identity. */
import * as z from 'zod';
import { roles } from '#contract/endpoint.ts';
import { defineEvent } from '#server/platform/events/event-bus.ts';

/** The user can no longer make or receive bookings; `by` is who decided it. */
export const userSuspended = defineEvent('person-suspended', z.object({ userId: z.uuid(), by: z.uuid() }));
/** `by`: the super admin who assigned the role; null for an operator, on the command line. */
export const userRoleChanged = defineEvent(
	'person-role-changed',
	z.object({ userId: z.uuid(), role: z.enum(roles), by: z.uuid().nullable() }),
);
export const userReinstated = defineEvent('person-restored', z.object({ userId: z.uuid() }));
