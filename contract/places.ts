/** Places of handover: an owner's meeting points, the place of a booking, a renter who arrives later, and who is on the way there. */
import * as z from 'zod';
import { booking } from './bookings.ts';
import { endpoint, type RefusalText } from './endpoint.ts';
import { typedNumber } from './paging.ts';
import { parseMoment } from './time.ts';

export const placeRefusals = {
	PIN_OUTSIDE_JORDAN: { status: 400, en: 'This location is not in Jordan.', ar: 'هذا الموقع ليس في الأردن.' },
	PIN_OUTSIDE_ZONE: {
		status: 400,
		en: 'This location is outside the delivery area you chose. Choose a location there, or another delivery area.',
		ar: 'هذا الموقع خارج منطقة التوصيل التي اخترتها. اختر موقعاً داخلها أو منطقة توصيل أخرى.',
	},
	LANDING_TOO_EARLY: {
		status: 400,
		en: 'Your flight lands more than a day before the pickup. Check the date of the landing.',
		ar: 'تهبط رحلتك قبل موعد الاستلام بأكثر من يوم. تحقق من تاريخ الهبوط.',
	},
	LANDING_AFTER_PICKUP: {
		status: 400,
		en: 'Your flight lands after the pickup. Choose a pickup at {time} or later.',
		ar: 'تهبط رحلتك بعد موعد الاستلام. اختر موعد استلام من الساعة {time} فما بعد.',
	},
	PLACE_NOT_MOVABLE: {
		status: 409,
		en: 'You can no longer change the location of this booking.',
		ar: 'لم يعد بالإمكان تغيير مكان هذا الحجز.',
	},
	PLACE_NOT_PROPOSED: {
		status: 409,
		en: 'There’s no suggested location to reply to. Please reload the page.',
		ar: 'لا يوجد مكان مقترح للرد عليه. أعد تحميل الصفحة.',
	},
	LATE_NOT_POSSIBLE: {
		status: 409,
		en: 'You can no longer announce a delay for this booking.',
		ar: 'لم يعد بالإمكان الإبلاغ عن تأخر في هذا الحجز.',
	},
	LATE_TOO_EARLY: {
		status: 409,
		en: 'You can announce a delay from {from}. Until then, arrange another time with the owner.',
		ar: 'يمكنك الإبلاغ عن تأخر ابتداءً من {from}. قبل ذلك اتفق مع المالك على وقت آخر.',
	},
	LATE_ALREADY_SAID: {
		status: 409,
		en: 'You’ve already announced a delay. Please call the owner.',
		ar: 'أبلغت عن تأخرك من قبل. اتصل بالمالك.',
	},
	LATE_OUT_OF_RANGE: {
		status: 400,
		en: 'Choose a time after {from} and up to {until}.',
		ar: 'اختر وقتاً بعد الساعة {from} وحتى الساعة {until}.',
	},
	ON_THE_WAY_NOT_POSSIBLE: {
		status: 409,
		en: 'You can’t change who is on the way for this booking now.',
		ar: 'لا يمكن الآن تغيير من هو في الطريق لهذا الحجز.',
	},
	ON_THE_WAY_TOO_EARLY: {
		status: 409,
		en: 'You can say that you’re on the way from {from}.',
		ar: 'يمكنك الإبلاغ بأنك في الطريق ابتداءً من {from}.',
	},
	ON_THE_WAY_ALREADY: {
		status: 409,
		en: '{name} is already on the way, since {since}.',
		ar: '{name} في الطريق من قبل، منذ الساعة {since}.',
	},
	ON_THE_WAY_BY_ANOTHER: {
		status: 403,
		en: 'Only {name} or a manager can take this back.',
		ar: 'لا يستطيع التراجع عن ذلك إلا {name} أو مدير.',
	},
} as const satisfies Record<string, RefusalText>;

/** A text that may be left out; empty text counts as none. */
const text = (longest: number) =>
	z
		.string()
		.trim()
		.max(longest, { error: 'TEXT_TOO_LONG' })
		.nullish()
		.transform((typed) => typed || null);
const coordinate = (limit: number) =>
	z.number({ error: 'PIN_INVALID' }).min(-limit, { error: 'PIN_INVALID' }).max(limit, { error: 'PIN_INVALID' });

const words = { textEn: text(300), textAr: text(300), directionsEn: text(500), directionsAr: text(500) };
const isDescribed = ({ textEn, textAr }: { textEn: string | null; textAr: string | null }) => textEn !== null || textAr !== null;
const described = { error: 'MEETING_POINT_REQUIRED', path: ['textEn'] };

const meetingPoint = z.object({
	textEn: z.string().nullable(),
	textAr: z.string().nullable(),
	directionsEn: z.string().nullable(),
	directionsAr: z.string().nullable(),
	latitude: z.number().nullable(),
	longitude: z.number().nullable(),
	photoUrl: z.string().nullable(),
});
export type MeetingPoint = z.output<typeof meetingPoint>;
const answer = z.object({ meetingPoint: meetingPoint.nullable() });
const carId = z.object({ id: z.uuid() });

export const getMeetingPoint = endpoint({
	method: 'GET',
	path: '/api/owner/cars/{id}/meeting-point',
	summary: 'The meeting point of the caller’s own car.',
	access: 'signed-in',
	params: carId,
	response: answer,
	refusals: ['CAR_NOT_FOUND'],
});

export const putMeetingPoint = endpoint({
	method: 'PUT',
	path: '/api/owner/cars/{id}/meeting-point',
	summary: 'Set the meeting point of the caller’s own car. Confirmed bookings keep the place with which they were confirmed.',
	access: 'signed-in',
	params: carId,
	body: z
		.strictObject({
			...words,
			latitude: coordinate(90).nullable().default(null),
			longitude: coordinate(180).nullable().default(null),
			/** Path of an upload; null removes the photo, and without the key it stays. */
			photo: z.string().max(400).nullish(),
		})
		.refine(isDescribed, described)
		.refine(({ latitude, longitude }) => (latitude === null) === (longitude === null), { error: 'PIN_INVALID', path: ['latitude'] }),
	response: answer,
	refusals: ['CAR_NOT_FOUND', 'PIN_OUTSIDE_JORDAN'],
});

export const deleteMeetingPoint = endpoint({
	method: 'DELETE',
	path: '/api/owner/cars/{id}/meeting-point',
	summary: 'Remove the meeting point of the caller’s own car. Confirmed bookings keep theirs.',
	access: 'signed-in',
	params: carId,
	response: answer,
	refusals: ['CAR_NOT_FOUND'],
});

export const getPlacePhoto = endpoint({
	method: 'GET',
	path: '/objects/places/{id}',
	summary: 'Photo of a meeting point: for its owner and admins, and for both parties of a confirmed booking until 30 days after its end.',
	access: 'signed-in',
	team: ['bookings', 'handover'],
	params: carId,
	query: z.object({ w: typedNumber.optional() }),
	response: z.unknown(),
	refusals: ['NOT_FOUND'],
});

const bookingId = z.object({ id: z.uuid() });

export const putBookingPlace = endpoint({
	method: 'PUT',
	path: '/api/owner/bookings/{id}/place',
	summary:
		'The owner moves the place of a confirmed booking. A place more than 5 km from the last agreed one is a proposal until the renter accepts it.',
	access: 'signed-in',
	team: 'bookings',
	idempotent: true,
	params: bookingId,
	body: z.strictObject({ ...words, latitude: coordinate(90), longitude: coordinate(180) }).refine(isDescribed, described),
	response: booking,
	refusals: ['BOOKING_NOT_FOUND', 'PLACE_NOT_MOVABLE', 'PIN_OUTSIDE_JORDAN'],
});

export const acceptBookingPlace = endpoint({
	method: 'POST',
	path: '/api/bookings/{id}/place/accept',
	summary: 'The renter accepts the place that the owner proposed.',
	access: 'signed-in',
	idempotent: true,
	params: bookingId,
	body: z.object({}),
	response: booking,
	refusals: ['BOOKING_NOT_FOUND', 'PLACE_NOT_PROPOSED'],
});

export const declineBookingPlace = endpoint({
	method: 'POST',
	path: '/api/bookings/{id}/place/decline',
	summary: 'The renter declines the place that the owner proposed: the agreed one remains.',
	access: 'signed-in',
	idempotent: true,
	params: bookingId,
	body: z.object({}),
	response: booking,
	refusals: ['BOOKING_NOT_FOUND', 'PLACE_NOT_PROPOSED'],
});

export const announceLateness = endpoint({
	method: 'POST',
	path: '/api/bookings/{id}/late',
	summary:
		'The renter announces a delay of at most six hours, once, from a day before the pickup. A no-show can then be reported later by that time.',
	access: 'signed-in',
	idempotent: true,
	params: bookingId,
	body: z.strictObject({ expectedAt: z.string().refine((typed) => parseMoment(typed) !== null, { error: 'DATE_INVALID' }) }),
	response: booking,
	refusals: ['BOOKING_NOT_FOUND', 'LATE_NOT_POSSIBLE', 'LATE_TOO_EARLY', 'LATE_ALREADY_SAID', 'LATE_OUT_OF_RANGE'],
});

export const setOut = endpoint({
	method: 'POST',
	path: '/api/bookings/{id}/on-the-way',
	summary:
		'A member of the owner’s side is on the way to hand the car over, or to fetch a delivered one; the renter is notified. Possible from three hours before the time until the record; if it was already reported, the first report stays.',
	access: 'signed-in',
	team: 'handover',
	idempotent: true,
	params: bookingId,
	body: z.strictObject({ phase: z.enum(['CHECK_IN', 'CHECK_OUT']) }),
	response: booking,
	refusals: ['BOOKING_NOT_FOUND', 'ON_THE_WAY_NOT_POSSIBLE', 'ON_THE_WAY_TOO_EARLY', 'ON_THE_WAY_ALREADY'],
});

export const turnBack = endpoint({
	method: 'DELETE',
	path: '/api/bookings/{id}/on-the-way',
	summary: 'Withdraw that report: by the member who made it, a manager or the owner, until the handover or return is recorded.',
	access: 'signed-in',
	team: 'handover',
	params: bookingId,
	response: booking,
	refusals: ['BOOKING_NOT_FOUND', 'ON_THE_WAY_NOT_POSSIBLE', 'ON_THE_WAY_BY_ANOTHER'],
});
