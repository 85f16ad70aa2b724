/** Traffic fines that arrive after the return, charged to the part of the deposit that is held for them. */
import * as z from 'zod';
import { jodText } from './cars.ts';
import { claimAmount, claimFilters, claimSides, claimWords, inSteps } from './claim-shapes.ts';
import { endpoint, type RefusalText } from './endpoint.ts';
import { parseFils } from './money.ts';
import { paging, searchedWithAmounts, typedNumber } from './paging.ts';
import { parseMoment } from './time.ts';
import { bilingualText } from './where-and-when.ts';

export const fineRefusals = {
	FINE_NOT_FOUND: { status: 404, en: 'We can’t find this fine.', ar: 'لم نجد هذه المخالفة.' },
	FINE_HOLD_OVER: {
		status: 409,
		en: 'We no longer hold any of this booking’s deposit for fines.',
		ar: 'لم يعد أي جزء من مبلغ تأمين هذا الحجز محجوزاً للمخالفات.',
	},
	FINE_OUTSIDE_TRIP: {
		status: 409,
		en: 'The offence must be between pickup and return of this trip: {from} to {until}.',
		ar: 'يجب أن يقع وقت المخالفة بين استلام السيارة وإرجاعها: من {from} إلى {until}.',
	},
	FINE_TOO_HIGH: {
		status: 409,
		en: 'Only {left} JOD is left of what we hold for fines on this booking.',
		ar: 'لم يبقَ مما هو محجوز للمخالفات على هذا الحجز سوى {left} د.أ.',
	},
	FINE_ALREADY_STATED: { status: 409, en: 'You’ve already added this ticket.', ar: 'سبق أن أضفت هذه المخالفة.' },
	FINE_NOT_OPEN: { status: 409, en: 'This fine has already been answered or decided.', ar: 'تم الرد على هذه المخالفة أو صدر القرار فيها.' },
	FINE_ANSWER_LATE: {
		status: 409,
		en: 'The time to respond to this fine has passed. We’re reviewing it and will decide.',
		ar: 'انتهت مهلة الرد على هذه المخالفة. نراجعها الآن وسنقرّر.',
	},
	FINE_NOT_DECIDABLE: {
		status: 409,
		en: 'This fine is waiting for the renter’s response or has already been decided.',
		ar: 'هذه المخالفة بانتظار رد المستأجر، أو صدر القرار فيها.',
	},
	FINE_NOT_WITHDRAWABLE: {
		status: 409,
		en: 'This fine has already been accepted, decided or withdrawn.',
		ar: 'قُبلت هذه المخالفة أو صدر القرار فيها أو سُحبت من قبل.',
	},
	FINE_OF_YOUR_OWN: {
		status: 403,
		en: 'You’re a party to this booking. Another admin has to decide.',
		ar: 'أنت طرف في هذا الحجز. يجب أن يقرّر مشرف آخر.',
	},
} as const satisfies Record<string, RefusalText>;

export const fineStatuses = ['OPEN', 'CONTESTED', 'ACCEPTED', 'DECIDED', 'WITHDRAWN'] as const;
export type FineStatus = (typeof fineStatuses)[number];
/** What the caller may do next; decided by the server alone. */
export const fineActions = ['ACCEPT', 'CONTEST', 'RESOLVE', 'WITHDRAW'] as const;
export type FineAction = (typeof fineActions)[number];

/** Days after the return on which the owner is reminded to look for fines. */
export const FINE_REMINDER_DAYS = [3, 7, 13] as const;
export const MAX_FINE_NOTE = 300;

const party = z.object({ id: z.uuid(), displayName: z.string(), displayNameAr: z.string().nullable() });

export const fine = z.object({
	id: z.uuid(),
	bookingId: z.uuid(),
	amountJod: jodText,
	offenceAt: z.string(),
	note: z.string(),
	/** The ticket; null once its owner has deleted the account. */
	photoUrl: z.string().nullable(),
	status: z.enum(fineStatuses),
	/** Waits for an admin: contested, or not answered in time. */
	needsDecision: z.boolean(),
	statedAt: z.string(),
	/** The member of the office’s team who stated it, and who withdrew it. */
	statedBy: bilingualText.optional(),
	withdrawnBy: bilingualText.optional(),
	answerBy: z.string(),
	contestReason: z.string().nullable(),
	decidedAt: z.string().nullable(),
	decisionNote: z.string().nullable(),
	/** Null until it is accepted, decided or withdrawn. */
	grantedJod: jodText.nullable(),
	allowedActions: z.array(z.enum(fineActions)),
});
export type Fine = z.output<typeof fine>;

/** The part of the deposit that is held for fines, and the fines that were stated. */
export const fineHold = z.object({
	bookingId: z.uuid(),
	/** Null for an admin. */
	side: z.enum(claimSides).nullable(),
	/** Null while the deposit is open, and if no part was agreed to be held. */
	hold: z
		.object({
			heldJod: jodText,
			/** Paid to the owner for fines. */
			chargedJod: jodText,
			/** Refunded to the renter. */
			releasedJod: jodText,
			/** Neither claimed by a fine, charged nor returned: available for further fines. */
			leftJod: jodText,
			until: z.string(),
			/** After this no fine can be stated; null before the return. */
			endedAt: z.string().nullable(),
			/** The renter is responsible for offences between these times. */
			from: z.string(),
			to: z.string(),
		})
		.nullable(),
	fines: z.array(fine),
	/** The owner may state a fine, or say that there will be none. */
	mayState: z.boolean(),
});
export type FineHold = z.output<typeof fineHold>;

const moment = z.string({ error: 'REQUIRED' }).refine((text) => parseMoment(text) !== null, { error: 'DATE_INVALID' });

export const fineBody = z.object({
	amountJod: claimAmount
		.refine((text) => parseFils(text) > 0n, { error: 'AMOUNT_OUT_OF_BOUNDS' })
		.refine(inSteps, { error: 'AMOUNT_STEP' }),
	offenceAt: moment,
	note: z.string().trim().max(MAX_FINE_NOTE, { error: 'TEXT_TOO_LONG' }).default(''),
	/** Object path of the uploaded picture of the ticket. */
	photo: z.string({ error: 'PHOTO_REQUIRED' }).min(1, { error: 'PHOTO_REQUIRED' }).max(400),
});
export type FineBody = z.output<typeof fineBody>;

const admins = ['ADMIN', 'SUPER_ADMIN'] as const;
const ofBooking = z.object({ id: z.uuid() });
const ofFine = z.object({ id: z.uuid() });

export const getFineHold = endpoint({
	method: 'GET',
	path: '/api/bookings/{id}/fines',
	summary: 'The part of the deposit that is held for traffic fines and until when, and the stated fines, for owner, renter and admins.',
	access: 'signed-in',
	team: 'bookings',
	params: ofBooking,
	response: fineHold,
	refusals: ['BOOKING_NOT_FOUND'],
});

export const stateFine = endpoint({
	method: 'POST',
	path: '/api/bookings/{id}/fines',
	summary: 'The owner states a fine with its ticket, for an offence between handover and return, up to the amount that is held for fines.',
	access: 'signed-in',
	team: 'manage',
	idempotent: true,
	params: ofBooking,
	body: fineBody,
	response: fineHold,
	status: 201,
	refusals: [
		'BOOKING_NOT_FOUND',
		'FINE_HOLD_OVER',
		'FINE_OUTSIDE_TRIP',
		'FINE_TOO_HIGH',
		'FINE_ALREADY_STATED',
		'FILE_TYPE_REFUSED',
		'FILE_DAMAGED',
	],
});

export const endFineHold = endpoint({
	method: 'PATCH',
	path: '/api/bookings/{id}/fines/end',
	summary: 'The owner has no fines to state: the amount held for them is refunded to the renter at once, except for undecided fines.',
	access: 'signed-in',
	team: 'manage',
	params: ofBooking,
	response: fineHold,
	refusals: ['BOOKING_NOT_FOUND', 'FINE_HOLD_OVER'],
});

export const acceptFine = endpoint({
	method: 'PATCH',
	path: '/api/fines/{id}/accept',
	summary: 'The renter accepts a fine: its amount is paid to the owner from the part held for fines.',
	access: 'signed-in',
	params: ofFine,
	response: fineHold,
	refusals: ['FINE_NOT_FOUND', 'FINE_NOT_OPEN', 'FINE_ANSWER_LATE'],
});

export const contestFine = endpoint({
	method: 'PATCH',
	path: '/api/fines/{id}/contest',
	summary: 'The renter contests a fine with a reason; an admin decides.',
	access: 'signed-in',
	params: ofFine,
	body: z.object({ reason: claimWords.min(3, { error: 'REQUIRED' }) }),
	response: fineHold,
	refusals: ['FINE_NOT_FOUND', 'FINE_NOT_OPEN', 'FINE_ANSWER_LATE'],
});

export const resolveFine = endpoint({
	method: 'PATCH',
	path: '/api/fines/{id}/resolve',
	summary: 'An admin decides a fine that was contested, or not answered in time: the amount for the owner, and a note for both sides.',
	access: admins,
	params: ofFine,
	body: z.object({
		grantedJod: claimAmount.refine(inSteps, { error: 'AMOUNT_STEP' }),
		note: claimWords.min(3, { error: 'REQUIRED' }),
	}),
	response: fineHold,
	refusals: ['FINE_NOT_FOUND', 'FINE_NOT_DECIDABLE', 'FINE_OF_YOUR_OWN'],
});

export const withdrawFine = endpoint({
	method: 'PATCH',
	path: '/api/fines/{id}/withdraw',
	summary: 'The owner withdraws a fine that is neither accepted nor decided: nothing is paid to the owner for it.',
	access: 'signed-in',
	team: 'manage',
	params: ofFine,
	response: fineHold,
	refusals: ['FINE_NOT_FOUND', 'FINE_NOT_WITHDRAWABLE'],
});

export const fineCase = fine.extend({
	carTitle: z.string(),
	carTitleAr: z.string(),
	plateNumber: z.string().nullable(),
	owner: party,
	renter: party,
	from: z.string(),
	to: z.string(),
});
export type FineCase = z.output<typeof fineCase>;

export const listFines = endpoint({
	method: 'GET',
	path: '/api/admin/fines',
	summary:
		'Fines that need a decision (longest waiting first), that wait for an answer, or decided ones. `q`: a person, car, plate or booking.',
	access: admins,
	query: z.object({ filter: z.enum(claimFilters).optional(), ...searchedWithAmounts, ...paging }),
	response: z.array(fineCase),
});

export const getFinePhoto = endpoint({
	method: 'GET',
	path: '/objects/fines/{id}',
	summary: 'The ticket of a fine, as WebP or JPEG at the next stored width, for both parties of the booking and admins.',
	access: 'signed-in',
	team: 'bookings',
	params: z.object({ id: z.uuid() }),
	query: z.object({ w: typedNumber.optional() }),
	response: z.unknown(),
	refusals: ['NOT_FOUND'],
});
