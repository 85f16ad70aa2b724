/** Handover and return of a car: the records of each side, the code, and the resulting charges. */
import * as z from 'zod';
import { bookingStatuses } from './bookings.ts';
import { bodyTypes, fuels } from './car-attributes.ts';
import { jodText } from './cars.ts';
import { damageMarks } from './damage-marks.ts';
import { foldDigits } from './digits.ts';
import { endpoint, type RefusalText } from './endpoint.ts';
import { typedNumber } from './paging.ts';
import { bilingualText, whereAndWhen } from './where-and-when.ts';

export const handoverRefusals = {
	HANDOVER_TOO_EARLY: {
		status: 409,
		en: 'The handover opens two hours before pickup.',
		ar: 'يُفتح تسجيل تسليم السيارة قبل موعد الاستلام بساعتين.',
	},
	HANDOVER_CLOSED: { status: 409, en: 'This part of the handover is closed.', ar: 'لم يعد بالإمكان تسجيل هذه المرحلة.' },
	HANDOVER_NOT_CHECKED_IN: { status: 409, en: 'The car hasn’t been handed over yet.', ar: 'لم تُسلَّم السيارة بعد.' },
	HANDOVER_ALREADY_RECORDED: { status: 409, en: 'You’ve already recorded this.', ar: 'سبق أن سجّلت هذه المرحلة.' },
	HANDOVER_CODE_WRONG: {
		status: 403,
		en: 'This isn’t the renter’s code. Attempts left: {left}.',
		ar: 'هذا ليس رمز المستأجر. المحاولات المتبقية: {left}.',
	},
	HANDOVER_CODE_LOCKED: {
		status: 409,
		en: 'A wrong code was entered five times. Ask the renter to create a new one on this page.',
		ar: 'أُدخل رمز خاطئ خمس مرات. اطلب من المستأجر إنشاء رمز جديد من هذه الصفحة.',
	},
	CAR_NOT_BACK: { status: 409, en: 'This car isn’t back yet.', ar: 'لم تعد هذه السيارة بعد.' },
	ODOMETER_BACKWARDS: {
		status: 409,
		en: 'It can’t be lower than at handover ({atLeast} km).',
		ar: 'لا يمكن أن تكون أقل من قراءة العداد عند التسليم ({atLeast} كم).',
	},
} as const satisfies Record<string, RefusalText>;

export const handoverPhases = ['CHECK_IN', 'CHECK_OUT'] as const;
export type HandoverPhase = (typeof handoverPhases)[number];
export const handoverSides = ['OWNER', 'RENTER'] as const;
export type HandoverSide = (typeof handoverSides)[number];

/** Required photos, in the order of a walk around the car. */
export const guidedShots = ['FRONT', 'RIGHT', 'REAR', 'LEFT', 'TRUNK', 'INTERIOR', 'DASHBOARD', 'FUEL'] as const;
export const handoverShots = [...guidedShots, 'OTHER'] as const;
export type HandoverShot = (typeof handoverShots)[number];

export const MIN_HANDOVER_PHOTOS = 8;
export const MAX_HANDOVER_PHOTOS = 24;
export const MAX_ODOMETER_KM = 2_000_000;
export const FULL_TANK_EIGHTHS = 8;
export const MAX_HANDOVER_NOTES = 2000;
const WEEK_SECONDS = 7 * 24 * 3600;

export const handoverRecord = z.object({
	phase: z.enum(handoverPhases),
	side: z.enum(handoverSides),
	odometerKm: z.int(),
	fuelEighths: z.int(),
	notes: z.string(),
	/** In the order in which they were marked. For a return: only damage that was not marked at the handover. */
	damageMarks,
	/** When the person finished it, and when the server received it. */
	recordedAt: z.string(),
	receivedAt: z.string(),
	/** `sha256`: of the uploaded file, in hex. */
	photos: z.array(z.object({ shot: z.enum(handoverShots), url: z.string(), sha256: z.string() })),
});
export type HandoverRecord = z.output<typeof handoverRecord>;

/** Charges that the owner may claim, computed from the records: proposed, never charged automatically. */
export const handoverCharges = z.object({
	drivenKm: z.int(),
	includedKm: z.int(),
	lateMinutes: z.int(),
	lines: z.array(
		z.object({
			kind: z.enum(['EXTRA_KM', 'MISSING_FUEL', 'LATE_RETURN']),
			/** Kilometres, eighths of a tank, or started hours. */
			quantity: z.int(),
			rateJod: jodText,
			amountJod: jodText,
		}),
	),
	totalJod: jodText,
	/** False while only the renter has recorded the return. */
	byOwner: z.boolean(),
});
export type HandoverCharges = z.output<typeof handoverCharges>;

export const handover = z.object({
	bookingId: z.uuid(),
	/** The reader's side; null for an admin. */
	side: z.enum(handoverSides).nullable(),
	status: z.enum(bookingStatuses),
	opensAt: z.string(),
	checkedInAt: z.string().nullable(),
	returnedAt: z.string().nullable(),
	/** Six digits, visible to the renter until the handover. */
	code: z.string().nullable(),
	/** After five wrong attempts codes are no longer accepted until the renter creates a new one. */
	codeLocked: z.boolean(),
	fuel: z.enum(fuels),
	/** Body type of the booked car; it selects the drawing on which damage is marked. */
	bodyType: z.enum(bodyTypes),
	terms: z.object({ days: z.int(), kmPerDay: z.int(), extraKmJod: jodText, fuelEighthJod: jodText }),
	records: z.array(handoverRecord),
	charges: handoverCharges.nullable(),
	/** What the caller may record now. */
	allowedActions: z.array(z.enum(handoverPhases)),
});
export type Handover = z.output<typeof handover>;

const bookingId = z.object({ id: z.uuid() });

export const getHandover = endpoint({
	method: 'GET',
	path: '/api/bookings/{id}/handover',
	summary: 'The records of handover and return, for renter, owner and admins. Only the renter reads the code.',
	access: 'signed-in',
	team: 'handover',
	params: bookingId,
	response: handover,
	refusals: ['BOOKING_NOT_FOUND'],
});

const recordBody = z.object({
	/** Generated by the client before the first attempt. A repeated id returns the existing record. */
	clientId: z.uuid(),
	odometerKm: typedNumber.pipe(z.int().min(0).max(MAX_ODOMETER_KM)),
	fuelEighths: z.int().min(0).max(FULL_TANK_EIGHTHS),
	notes: z.string().trim().max(MAX_HANDOVER_NOTES).default(''),
	damageMarks: damageMarks.default([]),
	photos: z
		.array(z.object({ objectPath: z.string().max(400), shot: z.enum(handoverShots) }))
		.min(MIN_HANDOVER_PHOTOS, { error: 'PHOTOS_TOO_FEW' })
		.max(MAX_HANDOVER_PHOTOS),
	/** Age of the record in seconds, if it had to wait for a connection. Relative, because a phone's clock may be wrong. */
	secondsAgo: z.int().min(0).max(WEEK_SECONDS).default(0),
});

const recordRefusals = [
	'BOOKING_NOT_FOUND',
	'HANDOVER_CLOSED',
	'HANDOVER_ALREADY_RECORDED',
	'IDEMPOTENCY_KEY_REUSED',
	'FILE_TYPE_REFUSED',
	'FILE_DAMAGED',
] as const;

export const todaysHandovers = endpoint({
	method: 'GET',
	path: '/api/owner/handovers/today',
	summary: 'Confirmed trips of the caller’s own cars that begin or end today, or whose return is overdue; in the order of their times.',
	access: 'signed-in',
	team: 'handover',
	response: z.array(
		z.object({
			bookingId: z.uuid(),
			phase: z.enum(handoverPhases),
			at: z.string(),
			isOverdue: z.boolean(),
			carTitle: z.string(),
			carTitleAr: z.string(),
			plateNumber: z.string(),
			/** With the renter’s name and phone. */
			whereAndWhen,
		}),
	),
});

export const recordCheckIn = endpoint({
	method: 'POST',
	path: '/api/bookings/{id}/check-in',
	summary: 'Record of the car at the handover, by one side. The owner’s record needs the renter’s code and begins the rental.',
	access: 'signed-in',
	team: 'handover',
	params: bookingId,
	body: recordBody.extend({
		code: z
			.string()
			.transform((text) => foldDigits(text).replace(/\s/g, ''))
			.optional(),
	}),
	response: handoverRecord,
	status: 201,
	refusals: [...recordRefusals, 'HANDOVER_TOO_EARLY', 'HANDOVER_CODE_WRONG', 'HANDOVER_CODE_LOCKED'],
});

export const recordCheckOut = endpoint({
	method: 'POST',
	path: '/api/bookings/{id}/check-out',
	summary: 'Record of the car at the return, by one side. The owner’s record completes the booking and frees the dates.',
	access: 'signed-in',
	team: 'handover',
	params: bookingId,
	body: recordBody,
	response: handoverRecord,
	status: 201,
	refusals: [...recordRefusals, 'HANDOVER_NOT_CHECKED_IN', 'ODOMETER_BACKWARDS'],
});

export const renewHandoverCode = endpoint({
	method: 'POST',
	path: '/api/bookings/{id}/handover/code',
	summary: 'The renter creates a new code after five wrong attempts; a code that is still valid stays.',
	access: 'signed-in',
	params: bookingId,
	response: handover,
	refusals: ['BOOKING_NOT_FOUND'],
});

export const getHandoverPhoto = endpoint({
	method: 'GET',
	path: '/objects/handover/{id}',
	summary: 'One photo, as WebP or JPEG at the next stored width, for both parties of the booking and admins.',
	access: 'signed-in',
	team: 'handover',
	params: z.object({ id: z.uuid() }),
	query: z.object({ w: typedNumber.optional() }),
	response: z.unknown(),
	refusals: ['NOT_FOUND'],
});

/** Who prepared the car after a return, and when. Each return is prepared separately. */
export const carReady = z.object({ at: z.string(), by: bilingualText });

const readiness = {
	path: '/api/owner/bookings/{id}/car-ready',
	access: 'signed-in',
	team: ['handover', 'calendar'],
	params: bookingId,
	response: z.object({ ready: carReady.nullable() }),
} as const;

export const markCarReady = endpoint({
	...readiness,
	method: 'PUT',
	summary: 'Mark the car of this booking as clean and ready after the return. If it is already marked, the first person and time stay.',
	refusals: ['BOOKING_NOT_FOUND', 'CAR_NOT_BACK'],
});

export const markCarNotReady = endpoint({
	...readiness,
	method: 'DELETE',
	summary: 'Remove that mark: the car still has to be prepared.',
	refusals: ['BOOKING_NOT_FOUND'],
});
