/** Bookings, for renter and owner: calls, shapes, refusals. */
import * as z from 'zod';
import { bookingAgreement } from './booking-agreement.ts';
import { agreedExtras, bookedCar, bookingParty } from './booking-parts.ts';
import { jodText } from './cars.ts';
import { endpoint, type RefusalText } from './endpoint.ts';
import { driverProblems, driverRefusals } from './identity-details.ts';
import { paging } from './paging.ts';
import { bookingExtras, bookingProblems, priceLine, typedPromoCode } from './quotes.ts';
import { parseMoment } from './time.ts';
import { whereAndWhen } from './where-and-when.ts';

export const bookingRefusals = {
	...driverRefusals,
	CAR_ALREADY_BOOKED: {
		status: 409,
		en: 'This car is already booked for the selected dates. Please choose different dates.',
		ar: 'هذه السيارة محجوزة في التواريخ المختارة. اختر تواريخ أخرى.',
	},
	RETURN_BEFORE_PICKUP: { status: 400, en: 'Return date must be after pickup date', ar: 'يجب أن يكون تاريخ الإرجاع بعد تاريخ الاستلام' },
	PICKUP_IN_PAST: {
		status: 400,
		en: 'The pickup time is in the past. Choose a later time.',
		ar: 'موعد الاستلام في الماضي. اختر موعداً لاحقاً.',
	},
	RENTAL_TOO_SHORT: {
		status: 400,
		en: 'Minimum rental for this car: {days}.',
		ar: 'أقل مدة إيجار لهذه السيارة: {days}.',
	},
	RENTAL_TOO_LONG: { status: 400, en: 'Maximum rental for this car: {days}.', ar: 'أقصى مدة إيجار لهذه السيارة: {days}.' },
	NOTICE_TOO_SHORT: {
		status: 400,
		en: 'The owner needs {hours} of advance notice. Choose a later time.',
		ar: 'مهلة الحجز المسبق لهذه السيارة: {hours}. اختر موعداً لاحقاً.',
	},
	DELIVERY_NOT_OFFERED: {
		status: 409,
		en: 'The owner doesn’t deliver this car there. Choose another place or pick it up.',
		ar: 'لا يوصّل المالك السيارة إلى هذا المكان. اختر مكاناً آخر أو استلمها بنفسك.',
	},
	OUTSIDE_HOURS: {
		status: 409,
		en: 'Pickup and return for this car are between {from} and {until}. Choose another time.',
		ar: 'يكون استلام هذه السيارة وإرجاعها بين {from} و{until}. اختر ساعة أخرى.',
	},
	PRICE_NOT_AVAILABLE: { status: 409, en: 'Car pricing is not available', ar: 'سعر السيارة غير متوفر' },
	PRICE_CHANGED: {
		status: 409,
		en: 'The price has changed. Check the new total and confirm again.',
		ar: 'تغيّر السعر. راجع المجموع الجديد ثم أكّد مرة أخرى.',
	},
	TERMS_CHANGED: {
		status: 409,
		en: 'The owner has changed the cancellation policy. Read it again and confirm.',
		ar: 'غيّر المالك سياسة الإلغاء. اقرأها مرة أخرى ثم أكّد.',
	},
	CAR_NOT_BOOKABLE: { status: 409, en: 'You can’t book this car right now.', ar: 'لا يمكن حجز هذه السيارة حالياً.' },
	OWN_CAR: { status: 403, en: 'You can’t book your own car.', ar: 'لا يمكنك حجز سيارتك.' },
	OWN_HOLD_OVERLAPS: {
		status: 409,
		en: 'We’re already holding this car for you on these dates. Continue to payment.',
		ar: 'لديك حجز غير مدفوع لهذه السيارة في هذه التواريخ. أكمل الدفع.',
	},
	TOO_MANY_HOLDS: {
		status: 409,
		en: 'You have too many unpaid bookings. Pay for one or wait until it expires.',
		ar: 'لديك حجوزات كثيرة غير مدفوعة. ادفع أحدها أو انتظر حتى تنتهي مهلتها.',
	},
	BOOKING_NOT_FOUND: { status: 404, en: 'Booking not found', ar: 'الحجز غير موجود' },
	BOOKING_NOT_OPEN: { status: 409, en: 'You can no longer reply to this request.', ar: 'لم يعد بالإمكان الرد على هذا الطلب.' },
	BOOKING_NOT_PAID: { status: 409, en: 'The renter hasn’t paid yet.', ar: 'لم يدفع المستأجر بعد.' },
} as const satisfies Record<string, RefusalText>;

export const bookingStatuses = ['REQUESTED', 'CONFIRMED', 'COMPLETED', 'CANCELLED'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

export const cancelCodes = [
	'PAYMENT_TIMEOUT',
	'DECLINED',
	'UNANSWERED',
	'BY_RENTER',
	'BY_OWNER',
	'BY_ADMIN',
	'NO_SHOW_RENTER',
	'NO_SHOW_OWNER',
	'REFUSED_AT_PICKUP',
] as const;
export type CancelCode = (typeof cancelCodes)[number];
export const noShowCodes = ['NO_SHOW_RENTER', 'NO_SHOW_OWNER'] as const satisfies readonly CancelCode[];
export type NoShowCode = (typeof noShowCodes)[number];

export const bookingPaymentStatuses = ['PENDING', 'PAID', 'FAILED', 'PARTIALLY_REFUNDED', 'REFUNDED'] as const;

/** What the caller may do next; decided by the server alone. */
export const bookingActions = ['PAY', 'ACCEPT', 'DECLINE', 'CHECK_IN', 'CHECK_OUT', 'CANCEL', 'NO_SHOW', 'CONTEST'] as const;
export type BookingAction = (typeof bookingActions)[number];

const moment = z.string().refine((text) => parseMoment(text) !== null, { error: 'DATE_INVALID' });

export const booking = z.object({
	id: z.uuid(),
	carId: z.uuid(),
	car: bookedCar,
	ownerId: z.uuid(),
	owner: bookingParty,
	renterId: z.uuid(),
	renter: bookingParty,
	startAt: z.string(),
	endAt: z.string(),
	days: z.int(),
	dailyRateJod: jodText,
	baseJod: jodText,
	discountJod: jodText,
	feesJod: jodText,
	totalJod: jodText,
	depositJod: jodText,
	chargeJod: jodText,
	/** The part of the charge that comes from the booking that this one replaces. */
	carriedJod: jodText,
	platformFeeJod: jodText,
	ownerEarningsJod: jodText,
	/** What Mishwar pays the owner in addition because of one of its own promo codes. */
	promoBorneJod: jodText,
	lines: z.array(priceLine),
	extras: agreedExtras,
	status: z.enum(bookingStatuses),
	/** The car was handed over and should have been back half an hour ago. */
	isOverdue: z.boolean(),
	paymentStatus: z.enum(bookingPaymentStatuses),
	cancelCode: z.enum(cancelCodes).nullable(),
	cancelReason: z.string().nullable(),
	/** The terms under which the booking was made; later changes by owner or marketplace do not affect them. */
	policySnapshot: bookingAgreement,
	/** Until when the unpaid dates are held; null once paid or ended. */
	holdExpiresAt: z.string().nullable(),
	/** Until when the owner may respond; null unless paid and waiting. */
	respondBy: z.string().nullable(),
	/** Refunded amount of the charge, and how much of it has arrived. */
	refundedJod: jodText,
	refundArrivedJod: jodText,
	/** For a cancelled rental: the owner's part after the platform fee. */
	ownerKeptJod: jodText,
	/** A no-show report. Open until `closedAt`; the accused party may contest it until `contestBy`, or longer while `waitsForReport`. */
	noShow: z
		.object({
			code: z.enum(noShowCodes),
			saidAt: z.string(),
			contestBy: z.string(),
			contestedAt: z.string().nullable(),
			contestReason: z.string().nullable(),
			closedAt: z.string().nullable(),
			/** Another problem of this booking was reported: until that is decided, only an admin can uphold the no-show. */
			waitsForReport: z.boolean(),
		})
		.nullable(),
	allowedActions: z.array(z.enum(bookingActions)),
	createdAt: z.string(),
	whereAndWhen,
});
export type Booking = z.output<typeof booking>;

const bookingId = z.object({ id: z.uuid() });

/** Part of the specified request and decided by the server alone. Any other key is refused. */
const ignored = {
	ownerId: z.unknown().optional(),
	days: z.unknown().optional(),
	feesJod: z.unknown().optional(),
	status: z.unknown().optional(),
	paymentStatus: z.unknown().optional(),
};

export const requestBooking = endpoint({
	method: 'POST',
	path: '/api/bookings',
	summary:
		'Hold the dates for 30 minutes. The server uses only carId, startAt, endAt and extras; if a total or policy in the request differs from the current one, the request is refused with the current one.',
	access: 'signed-in',
	idempotent: true,
	body: z.strictObject({
		carId: z.uuid(),
		startAt: moment,
		endAt: moment,
		extras: bookingExtras.default({}),
		promoCode: typedPromoCode.optional(),
		totalJod: z.string().optional(),
		depositJod: z.string().optional(),
		dailyRateJod: z.string().optional(),
		/** The policy that the page displayed, if any. */
		policySnapshot: z.object({ cancellationPolicy: z.string().optional() }).optional(),
		...ignored,
	}),
	response: booking,
	status: 201,
	refusals: [
		...bookingProblems,
		'PIN_OUTSIDE_JORDAN',
		'PIN_OUTSIDE_ZONE',
		'LANDING_TOO_EARLY',
		'LANDING_AFTER_PICKUP',
		'PRICE_NOT_AVAILABLE',
		'PRICE_CHANGED',
		'TERMS_CHANGED',
		'CAR_NOT_BOOKABLE',
		'CAR_NOT_FOUND',
		'OWN_CAR',
		'OFFICE_OF_YOUR_OWN',
		...driverProblems,
		'OWN_HOLD_OVERLAPS',
		'TOO_MANY_HOLDS',
		'OFFICE_PERMIT_EXPIRED',
	],
});

export const getBooking = endpoint({
	method: 'GET',
	path: '/api/bookings/{id}',
	summary: 'One booking, for its renter, its owner and admins.',
	access: 'signed-in',
	team: ['bookings', 'handover'],
	params: bookingId,
	response: booking,
	refusals: ['BOOKING_NOT_FOUND'],
});

/** `next`: by the reader's next step, followed by past bookings, the latest first. */
const order = z.enum(['newest', 'next']).optional();

export const listBookings = endpoint({
	method: 'GET',
	path: '/api/bookings',
	summary:
		'The caller’s bookings as renter, newest first; for admins all bookings, unless mine=1. With order=next: rentals under way, then bookings to pay or to pick up, the earliest first, then ended ones, the latest first.',
	access: 'signed-in',
	query: z.object({ mine: z.enum(['0', '1']).optional(), order, ...paging }),
	response: z.array(booking),
});

export const listOwnerBookings = endpoint({
	method: 'GET',
	path: '/api/owner/bookings',
	summary:
		'Bookings of the caller’s own cars, newest first. With order=next: by the deadline to reply, the pickup, or after the handover the return, the earliest first; then ended ones, the latest return first.',
	access: 'signed-in',
	team: 'bookings',
	query: z.object({ status: z.enum(bookingStatuses).optional(), order, ...paging }),
	response: z.array(booking),
});

export const acceptBooking = endpoint({
	method: 'PATCH',
	path: '/api/owner/bookings/{id}/accept',
	summary: 'The owner accepts a paid request.',
	access: 'signed-in',
	team: 'bookings',
	idempotent: true,
	params: bookingId,
	response: booking,
	refusals: ['BOOKING_NOT_FOUND', 'BOOKING_NOT_OPEN', 'BOOKING_NOT_PAID'],
});

export const declineBooking = endpoint({
	method: 'PATCH',
	path: '/api/owner/bookings/{id}/decline',
	summary: 'The owner declines a paid request; rental and deposit are refunded to the renter.',
	access: 'signed-in',
	team: 'bookings',
	idempotent: true,
	params: bookingId,
	body: z.object({ reason: z.string().trim().max(500).optional() }),
	response: booking,
	refusals: ['BOOKING_NOT_FOUND', 'BOOKING_NOT_OPEN', 'BOOKING_NOT_PAID'],
});

export const ownerDashboard = endpoint({
	method: 'GET',
	path: '/api/owner/dashboard',
	summary: 'Key figures of the caller’s own cars, and the three latest bookings.',
	access: 'signed-in',
	response: z.object({
		stats: z.object({
			/** Drafts are left out. */
			totalCars: z.int(),
			activeCars: z.int(),
			activeBookings: z.int(),
			pendingRequests: z.int(),
			thisMonthEarnings: jodText,
			totalEarnings: jodText,
			completedBookings: z.int(),
		}),
		recentBookings: z.array(booking),
		draftCars: z.int(),
		/** Too many cancellations: until then every request needs an answer. */
		instantBookPausedUntil: z.string().nullable(),
	}),
});
