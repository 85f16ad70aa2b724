/** Calls about something wrong on a booking: reporting it, and an admin's decision. */
import * as z from 'zod';
import { requestBooking } from './bookings.ts';
import { cancellationPolicies } from './cancellation-policies.ts';
import { endpoint, type RefusalText } from './endpoint.ts';
import { paging, searched, typedNumber } from './paging.ts';
import { alternativeCar } from './rebooking.ts';
import {
	bookingReports,
	MAX_REPORT_TEXT,
	policeReportNumber,
	report,
	reportBody,
	reportDecisionPreview,
	reportFilters,
	reportForAdmin,
	reportOutcomes,
} from './report-shapes.ts';
import { jodText } from './typed-values.ts';

export const reportRefusals = {
	REPORT_NOT_FOUND: { status: 404, en: 'We can’t find this report.', ar: 'لم نجد هذا البلاغ.' },
	REPORT_KIND_NOT_NOW: {
		status: 409,
		en: 'You can’t report this at this stage of the booking.',
		ar: 'لا يمكن الإبلاغ عن هذا في هذه المرحلة من الحجز.',
	},
	REPORT_ALREADY_OPEN: {
		status: 409,
		en: 'This has already been reported, and we’re reviewing it.',
		ar: 'سبق الإبلاغ عن هذا، ونحن نراجعه.',
	},
	REPORT_DECIDED: { status: 409, en: 'This report has already been decided.', ar: 'صدر القرار في هذا البلاغ.' },
	REPORT_OF_YOUR_OWN: {
		status: 403,
		en: 'You’re a party to this booking. Another admin has to decide it.',
		ar: 'أنت طرف في هذا الحجز. يجب أن يقرّر مشرف آخر.',
	},
	REPORT_CANCEL_INSTEAD: {
		status: 409,
		en: 'The car hasn’t been handed over yet. Cancel the booking instead.',
		ar: 'لم تُسلَّم السيارة بعد. ألغِ الحجز بدلاً من ذلك.',
	},
	REPORT_AFTER_CHECK_IN: {
		status: 409,
		en: 'The car was handed over, so it can no longer be refused at pickup.',
		ar: 'سُلّمت السيارة، فلم يعد رفضها عند الاستلام ممكناً.',
	},
	REPORT_BOOKING_OVER: { status: 409, en: 'This booking has already ended.', ar: 'انتهى هذا الحجز.' },
	REPORT_RETURN_MISSING: {
		status: 409,
		en: 'The return isn’t recorded yet. One side has to record it before the rental can end.',
		ar: 'لم يُسجَّل إرجاع السيارة بعد. يجب أن يسجّله أحد الطرفين قبل إنهاء الإيجار.',
	},
	REPORT_MONEY_IN_QUESTION: {
		status: 409,
		en: 'A claim, a no-show or a bank dispute is open on this booking. It has to be resolved first.',
		ar: 'على هذا الحجز مطالبة أو بلاغ عدم حضور أو اعتراض بنكي مفتوح. يجب أن ينتهي أولاً.',
	},
	REPORT_SUM_CHANGED: {
		status: 409,
		en: 'The amount has changed. Please check it again.',
		ar: 'تغيّر المبلغ. راجعه مرة أخرى.',
	},
	REPORT_NOT_ABOUT_CAR: {
		status: 409,
		en: 'You can only book another car if this one failed: it doesn’t start, had an accident, isn’t as described, or is unsafe or dirty.',
		ar: 'يمكن حجز سيارة أخرى فقط إذا كان الخلل في هذه السيارة: لا تعمل، أو تعرّضت لحادث، أو ليست كما وُصفت، أو غير آمنة أو متسخة.',
	},
	REPORT_REST_NOT_POSSIBLE: {
		status: 409,
		en: 'Another car can only start between now and the agreed return.',
		ar: 'لا تبدأ السيارة الأخرى إلا بين الآن وموعد الإرجاع المتفق عليه.',
	},
} as const satisfies Record<string, RefusalText>;

const byId = z.object({ id: z.uuid() });
const admins = ['ADMIN', 'SUPER_ADMIN'] as const;

export const createReport = endpoint({
	method: 'POST',
	path: '/api/bookings/{id}/reports',
	summary: 'Report a problem of a trip, by either side, with photos and the place. The other side is notified, and an admin decides.',
	access: 'signed-in',
	team: 'bookings',
	params: byId,
	body: reportBody,
	response: report,
	status: 201,
	refusals: [
		'BOOKING_NOT_FOUND',
		'REPORT_KIND_NOT_NOW',
		'REPORT_ALREADY_OPEN',
		'IDEMPOTENCY_KEY_REUSED',
		'FILE_TYPE_REFUSED',
		'FILE_DAMAGED',
	],
});

export const listBookingReports = endpoint({
	method: 'GET',
	path: '/api/bookings/{id}/reports',
	summary: 'The reports of a booking, for both sides and admins, and what the caller may report now.',
	access: 'signed-in',
	team: 'bookings',
	params: byId,
	response: bookingReports,
	refusals: ['BOOKING_NOT_FOUND'],
});

export const addPoliceReportNumber = endpoint({
	method: 'PATCH',
	path: '/api/reports/{id}/police-number',
	summary: 'The number of the police’s report of an accident, which may follow later; from either side.',
	access: 'signed-in',
	team: 'bookings',
	params: byId,
	body: z.object({ policeReportNumber }),
	response: report,
	refusals: ['REPORT_NOT_FOUND', 'REPORT_DECIDED'],
});

export const getReportPhoto = endpoint({
	method: 'GET',
	path: '/objects/reports/{id}',
	summary: 'One photo, as WebP or JPEG at the next stored width, for both parties of the booking and admins.',
	access: 'signed-in',
	team: 'bookings',
	params: byId,
	query: z.object({ w: typedNumber.optional() }),
	response: z.unknown(),
	refusals: ['NOT_FOUND'],
});

export const listReports = endpoint({
	method: 'GET',
	path: '/api/admin/reports',
	summary:
		'Open reports, the earliest deadline first; or decided ones, newest first. `q`: a person, car, plate, booking, or the number of the police’s report.',
	access: admins,
	query: z.object({ filter: z.enum(reportFilters).optional(), ...searched, ...paging }),
	response: z.array(report),
});

export const getReport = endpoint({
	method: 'GET',
	path: '/api/admin/reports/{id}',
	summary: 'One report, with the outcomes that are possible now and the booking’s money.',
	access: admins,
	params: byId,
	response: reportForAdmin,
	refusals: ['REPORT_NOT_FOUND'],
});

const share = z.int({ error: 'NUMBER_WHOLE' }).min(0, { error: 'NUMBER_OUT_OF_BOUNDS' }).max(100, { error: 'NUMBER_OUT_OF_BOUNDS' });
const days = z.int({ error: 'NUMBER_WHOLE' }).min(1, { error: 'NUMBER_OUT_OF_BOUNDS' }).max(366, { error: 'NUMBER_OUT_OF_BOUNDS' });

const outcomeRefusals = [
	'REPORT_NOT_FOUND',
	'REPORT_DECIDED',
	'REPORT_CANCEL_INSTEAD',
	'REPORT_AFTER_CHECK_IN',
	'REPORT_BOOKING_OVER',
	'REPORT_RETURN_MISSING',
	'REPORT_MONEY_IN_QUESTION',
	'REPORT_NOT_ABOUT_CAR',
	'REPORT_REST_NOT_POSSIBLE',
] as const;

export const previewReportDecision = endpoint({
	method: 'GET',
	path: '/api/admin/reports/{id}/decision',
	summary:
		'The sums of an outcome before it is decided. `sharePercent`: of each unused day; `usedDays`: days that the renter pays in full.',
	access: admins,
	params: byId,
	query: z.object({
		outcome: z.enum(reportOutcomes, { error: 'CHOICE_INVALID' }),
		sharePercent: typedNumber.pipe(share).optional(),
		usedDays: typedNumber.pipe(days).optional(),
	}),
	response: reportDecisionPreview,
	refusals: outcomeRefusals,
});

/** Cars for the rest of a trip. */
export const carsForRest = z.object({
	startAt: z.string(),
	endAt: z.string(),
	/** What is refunded of the present booking and pays for the other car. */
	heldJod: jodText,
	cars: z.array(
		alternativeCar.extend({
			/** By how much its price exceeds the unused part of the rental: the maximum that Mishwar can pay. Null if it does not exceed it, or if goodwill is off. */
			mishwarPays: z.object({ amountJod: jodText, needsSecondAdmin: z.boolean() }).nullable(),
		}),
	),
});
export type CarsForRest = z.output<typeof carsForRest>;

export const listCarsForRest = endpoint({
	method: 'GET',
	path: '/api/admin/reports/{id}/cars',
	summary:
		'Up to three cars that can take over the rest of a trip, from `startAt` (by default the next half hour, or the pickup if that is later) until the agreed return. `sharePercent` and `usedDays` as in the preview: the refund pays for the other car.',
	access: admins,
	params: byId,
	query: z.object({
		startAt: z.string().max(40).optional(),
		sharePercent: typedNumber.pipe(share).optional(),
		usedDays: typedNumber.pipe(days).optional(),
	}),
	response: carsForRest,
	refusals: outcomeRefusals,
});

export const decideReport = endpoint({
	method: 'PATCH',
	path: '/api/admin/reports/{id}/decide',
	summary:
		'An admin decides: the trip continues, the car was rightly refused at the pickup, the rental ends now, or another car takes over the rest. The request contains the previewed sums.',
	access: admins,
	params: byId,
	body: z.object({
		outcome: z.enum(reportOutcomes, { error: 'CHOICE_INVALID' }),
		sharePercent: share.optional(),
		usedDays: days.optional(),
		/** As previewed; refused if the sum differs now. */
		refundJod: jodText,
		/** With ANOTHER_CAR: which one, from when, and its sums as displayed. */
		anotherCar: z
			.strictObject({
				carId: z.uuid(),
				startAt: z.string().max(40),
				totalJod: jodText,
				depositJod: jodText,
				cancellationPolicy: z.enum(cancellationPolicies),
				/** What the renter pays beyond what is carried over. */
				toPayJod: jodText,
				withDelivery: z.boolean(),
				/** Mishwar pays the displayed difference in price, as goodwill on the new booking once it is paid and confirmed. */
				goodwill: z.strictObject({ id: z.uuid(), amountJod: jodText, needsSecondAdmin: z.boolean() }).optional(),
			})
			.optional(),
		note: z.string({ error: 'REQUIRED' }).trim().min(3, { error: 'REQUIRED' }).max(MAX_REPORT_TEXT, { error: 'TEXT_TOO_LONG' }),
	}),
	response: reportForAdmin,
	refusals: [
		...outcomeRefusals,
		'REPORT_OF_YOUR_OWN',
		'REPORT_SUM_CHANGED',
		...requestBooking.refusals,
		'GOODWILL_OFF',
		'GOODWILL_OF_YOUR_OWN',
		'GOODWILL_CHANGED',
		'IDEMPOTENCY_KEY_REUSED',
	],
});
