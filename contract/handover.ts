/** Handing the car over and taking it back: what each side recorded, the code between them, and what follows from it. */
import * as z from 'zod';
import { bookingStatuses } from './bookings.ts';
import { fuels } from './car-attributes.ts';
import { jodText } from './cars.ts';
import { foldDigits } from './digits.ts';
import { endpoint, type RefusalText } from './endpoint.ts';
import { typedNumber } from './paging.ts';

export const handoverRefusals = {
	HANDOVER_TOO_EARLY: {
		status: 409,
		en: 'The handover opens two hours before the pickup.',
		ar: 'يُفتح تسجيل تسليم السيارة قبل موعد الاستلام بساعتين.',
	},
	HANDOVER_CLOSED: { status: 409, en: 'This part of the handover is closed.', ar: 'لم يعد بالإمكان تسجيل هذه المرحلة.' },
	HANDOVER_NOT_CHECKED_IN: { status: 409, en: 'The car has not been handed over yet.', ar: 'لم تُسلَّم السيارة بعد.' },
	HANDOVER_ALREADY_RECORDED: { status: 409, en: 'You have already recorded this.', ar: 'سبق أن سجّلت هذه المرحلة.' },
	HANDOVER_CODE_WRONG: {
		status: 403,
		en: 'This is not the renter’s code. Tries left: {left}.',
		ar: 'هذا ليس رمز المستأجر. المحاولات المتبقية: {left}.',
	},
	HANDOVER_CODE_LOCKED: {
		status: 409,
		en: 'Five wrong codes were entered. Ask the renter to make a new one on this page.',
		ar: 'أُدخل رمز خاطئ خمس مرات. اطلب من المستأجر إنشاء رمز جديد من هذه الصفحة.',
	},
	ODOMETER_BACKWARDS: {
		status: 409,
		en: 'At the handover the odometer stood at {atLeast} km. It cannot be less now.',
		ar: 'كان العداد عند تسليم السيارة {atLeast} كم، ولا يمكن أن يكون أقل الآن.',
	},
} as const satisfies Record<string, RefusalText>;

export const handoverPhases = ['CHECK_IN', 'CHECK_OUT'] as const;
export type HandoverPhase = (typeof handoverPhases)[number];
export const handoverSides = ['OWNER', 'RENTER'] as const;
export type HandoverSide = (typeof handoverSides)[number];

/** What to photograph, in the order of a walk around the car. */
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
	/** When the person finished it, and when it reached us. */
	recordedAt: z.string(),
	receivedAt: z.string(),
	/** `sha256`: of the file as it was uploaded, in hex. */
	photos: z.array(z.object({ shot: z.enum(handoverShots), url: z.string(), sha256: z.string() })),
});
export type HandoverRecord = z.output<typeof handoverRecord>;

/** What the owner may claim, worked out from the records: proposed, never taken by itself. */
export const handoverCharges = z.object({
	drivenKm: z.int(),
	includedKm: z.int(),
	lateMinutes: z.int(),
	lines: z.array(
		z.object({
			kind: z.enum(['EXTRA_KM', 'MISSING_FUEL', 'LATE_RETURN']),
			/** Kilometres, eighths of a tank, begun hours. */
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
	/** Whose eyes this is for; null for an admin. */
	side: z.enum(handoverSides).nullable(),
	status: z.enum(bookingStatuses),
	opensAt: z.string(),
	checkedInAt: z.string().nullable(),
	returnedAt: z.string().nullable(),
	/** Six digits, for the renter alone, until the car is handed over. */
	code: z.string().nullable(),
	/** Five wrong tries: nothing is compared any more until the renter makes a new code. */
	codeLocked: z.boolean(),
	fuel: z.enum(fuels),
	terms: z.object({ days: z.int(), kmPerDay: z.int(), extraKmJod: jodText, fuelEighthJod: jodText }),
	records: z.array(handoverRecord),
	charges: handoverCharges.nullable(),
	/** What the person who asks may record now. */
	allowedActions: z.array(z.enum(handoverPhases)),
});
export type Handover = z.output<typeof handover>;

const bookingId = z.object({ id: z.uuid() });

export const getHandover = endpoint({
	method: 'GET',
	path: '/api/bookings/{id}/handover',
	summary: 'What was recorded at handover and return, for renter, owner and admins. The code is shown to the renter alone.',
	access: 'signed-in',
	params: bookingId,
	response: handover,
	refusals: ['BOOKING_NOT_FOUND'],
});

const recordBody = z.object({
	/** Made by the client before it first sends. The same id again is answered with the record that is there. */
	clientId: z.uuid(),
	odometerKm: typedNumber.pipe(z.int().min(0).max(MAX_ODOMETER_KM)),
	fuelEighths: z.int().min(0).max(FULL_TANK_EIGHTHS),
	notes: z.string().trim().max(MAX_HANDOVER_NOTES).default(''),
	photos: z
		.array(z.object({ objectPath: z.string().max(400), shot: z.enum(handoverShots) }))
		.min(MIN_HANDOVER_PHOTOS, { error: 'PHOTOS_TOO_FEW' })
		.max(MAX_HANDOVER_PHOTOS),
	/** How long ago the person finished it, where it had to wait for a connection. An age, since a phone's clock may be wrong. */
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

export const recordCheckIn = endpoint({
	method: 'POST',
	path: '/api/bookings/{id}/check-in',
	summary: 'One side’s record of the car as it leaves. The owner’s needs the renter’s code and begins the rental.',
	access: 'signed-in',
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
	summary: 'One side’s record of the car as it comes back. The owner’s completes the booking and frees the dates.',
	access: 'signed-in',
	params: bookingId,
	body: recordBody,
	response: handoverRecord,
	status: 201,
	refusals: [...recordRefusals, 'HANDOVER_NOT_CHECKED_IN', 'ODOMETER_BACKWARDS'],
});

export const renewHandoverCode = endpoint({
	method: 'POST',
	path: '/api/bookings/{id}/handover/code',
	summary: 'The renter makes a new code after five wrong tries; a code that is still good stays.',
	access: 'signed-in',
	params: bookingId,
	response: handover,
	refusals: ['BOOKING_NOT_FOUND'],
});

export const getHandoverPhoto = endpoint({
	method: 'GET',
	path: '/objects/handover/{id}',
	summary: 'One photo, as WebP or JPEG at the next kept width, for both parties of the booking and admins.',
	access: 'signed-in',
	params: z.object({ id: z.uuid() }),
	query: z.object({ w: typedNumber.optional() }),
	response: z.unknown(),
	refusals: ['NOT_FOUND'],
});
