/** Additional drivers of a booking: the renter invites them, and they are named once they accept. */
import * as z from 'zod';
import { endpoint, type RefusalText } from './endpoint.ts';
import { driverProblems } from './identity-details.ts';
import { invitedAddress } from './team.ts';
import { bilingualText } from './where-and-when.ts';

export const additionalDriverRefusals = {
	DRIVER_NO_PLACE: {
		status: 409,
		en: 'You’ve named or invited all additional drivers for this booking. Remove one first.',
		ar: 'سمّيت أو دعوت كل السائقين الإضافيين في هذا الحجز. أزل أحدهم أولاً.',
	},
	DRIVERS_CLOSED: {
		status: 409,
		en: 'You can change drivers between payment and pickup.',
		ar: 'يمكن تغيير السائقين من الدفع حتى استلام السيارة.',
	},
	DRIVER_NOT_FOUND: { status: 404, en: 'This driver is no longer named or invited.', ar: 'هذا السائق لم يعد مسمّى أو مدعواً.' },
	DRIVER_IS_RENTER: { status: 409, en: 'You’re the renter, so you’re already a driver.', ar: 'أنت المستأجر، فأنت سائق في كل الأحوال.' },
	DRIVER_NAMED_ALREADY: { status: 409, en: 'This person is already a driver on this booking.', ar: 'هذا الشخص سائق في هذا الحجز من قبل.' },
	DRIVER_OF_THE_OFFICE: {
		status: 403,
		en: 'The car’s owner and people who work for its office can’t be drivers on this booking.',
		ar: 'لا يمكن أن يكون مالك السيارة أو من يعمل في مكتبها سائقاً في هذا الحجز.',
	},
	DRIVER_INVITATION_INVALID: {
		status: 409,
		en: 'This invitation is no longer valid. Ask the renter for another one.',
		ar: 'لم تعد هذه الدعوة صالحة. اطلب دعوة جديدة من المستأجر.',
	},
	DRIVER_INVITATION_OF_ANOTHER: {
		status: 403,
		en: 'This invitation was sent to another address. Log in with that one and verify it in your profile.',
		ar: 'أُرسلت هذه الدعوة إلى عنوان آخر. سجّل الدخول به ووثّقه في صفحة حسابك.',
	},
} as const satisfies Record<string, RefusalText>;

const drivers = z.object({
	/** How many were bought with the booking. */
	places: z.int(),
	/** Whether the caller may invite and remove drivers now. */
	mayChange: z.boolean(),
	/** Identity and licence of each driver were checked; no other user sees the documents. */
	named: z.array(z.object({ id: z.uuid(), name: bilingualText, acceptedAt: z.string() })),
	/** Open invitations, visible to the renter only. By e-mail or by phone. */
	invited: z.array(z.object({ id: z.uuid(), email: z.string().nullable(), phone: z.string().nullable(), expiresAt: z.string() })),
});
export type BookingDrivers = z.output<typeof drivers>;

const bookingId = z.object({ id: z.uuid() });

export const getBookingDrivers = endpoint({
	method: 'GET',
	path: '/api/bookings/{id}/drivers',
	summary: 'The additional drivers of a booking, for renter, owner and admins.',
	access: 'signed-in',
	team: ['bookings', 'handover'],
	params: bookingId,
	response: drivers,
	refusals: ['BOOKING_NOT_FOUND'],
});

export const inviteDriver = endpoint({
	method: 'POST',
	path: '/api/bookings/{id}/drivers',
	summary: 'The renter sends a link to an e-mail address or a phone. It works once, for an account with that address.',
	access: 'signed-in',
	params: bookingId,
	body: z.object(invitedAddress),
	response: drivers,
	status: 201,
	refusals: ['BOOKING_NOT_FOUND', 'DRIVERS_CLOSED', 'DRIVER_NO_PLACE', 'DRIVER_IS_RENTER', 'DRIVER_NAMED_ALREADY', 'DRIVER_OF_THE_OFFICE'],
});

export const removeDriver = endpoint({
	method: 'DELETE',
	path: '/api/bookings/{id}/drivers/{driverId}',
	summary: 'The renter removes a driver, or withdraws an invitation.',
	access: 'signed-in',
	params: z.object({ id: z.uuid(), driverId: z.uuid() }),
	response: drivers,
	refusals: ['BOOKING_NOT_FOUND', 'DRIVERS_CLOSED', 'DRIVER_NOT_FOUND'],
});

/** A trip that another user has booked. */
const sharedTrip = z.object({
	/** State of the driver in this trip. */
	id: z.uuid(),
	carTitle: z.string(),
	carTitleAr: z.string(),
	renterName: bilingualText,
	startAt: z.string(),
	endAt: z.string(),
	mayLeave: z.boolean(),
});
export type SharedTrip = z.output<typeof sharedTrip>;

const token = z.object({ token: z.string().min(1).max(100) });
const whyNot = [
	'DRIVER_INVITATION_INVALID',
	'DRIVER_INVITATION_OF_ANOTHER',
	'DRIVER_IS_RENTER',
	'DRIVER_NAMED_ALREADY',
	'DRIVER_OF_THE_OFFICE',
	...driverProblems,
] as const;

export const getDriverInvitation = endpoint({
	method: 'POST',
	path: '/api/drivers/invitation',
	summary: 'The trip that the caller is invited to drive, and why they may not. The token is in the body, so that no log contains it.',
	access: 'signed-in',
	body: token,
	response: sharedTrip,
	refusals: whyNot,
});

export const acceptDriverInvitation = endpoint({
	method: 'POST',
	path: '/api/drivers/accept',
	summary: 'Accept the invitation: the caller is named as a driver of the booking.',
	access: 'signed-in',
	body: token,
	response: sharedTrip,
	refusals: whyNot,
});

export const listSharedTrips = endpoint({
	method: 'GET',
	path: '/api/drivers/trips',
	summary: 'Upcoming and current trips in which the caller is named as a driver.',
	access: 'signed-in',
	response: z.array(sharedTrip),
});

export const leaveSharedTrip = endpoint({
	method: 'DELETE',
	path: '/api/drivers/trips/{id}',
	summary: 'The caller is no longer a driver of this trip.',
	access: 'signed-in',
	params: z.object({ id: z.uuid() }),
	response: z.object({ success: z.literal(true) }),
	refusals: ['DRIVER_NOT_FOUND', 'DRIVERS_CLOSED'],
});
