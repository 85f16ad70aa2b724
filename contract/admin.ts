/** Admin calls: figures, cars, bookings, settings, and the audit log. */
import * as z from 'zod';
import { cancellation } from './booking-life.ts';
import { booking, bookingStatuses } from './bookings.ts';
import { jodText, verificationStatuses } from './cars.ts';
import { foldDigits } from './digits.ts';
import { endpoint, type RefusalText } from './endpoint.ts';
import { ownerCar } from './listing.ts';
import { listOrder, paging, typedNumber } from './paging.ts';
import { supportSettings } from './support.ts';
import { isCalendarDate } from './time.ts';

export const adminRefusals = {
	SETTINGS_CHANGED: {
		status: 409,
		en: 'Someone else has changed the settings. Check them again before you save.',
		ar: 'تم تغيير الإعدادات من شخص آخر. راجعها قبل أن تحفظ.',
	},
} as const satisfies Record<string, RefusalText>;

const admins = ['ADMIN', 'SUPER_ADMIN'] as const;

export const adminStats = endpoint({
	method: 'GET',
	path: '/api/admin/stats',
	summary: 'Key figures of the marketplace. totalRevenue: the fees that the platform has earned, according to the ledger.',
	access: admins,
	response: z.object({
		totalUsers: z.int(),
		totalCars: z.int(),
		totalBookings: z.int(),
		totalRevenue: jodText,
		/** The identity checks of the review queue: first ones, missing details, and renewals of licences and permits. */
		pendingKyc: z.int(),
		pendingCars: z.int(),
		/** Confirmed bookings. */
		activeRentals: z.int(),
		/** Contested no-show reports that wait for an admin. */
		openNoShows: z.int(),
	}),
});

/** What waits for an admin, by queue. */
export const adminQueues = [
	'claims',
	'fines',
	'renterClaims',
	'reports',
	'goodwill',
	'tickets',
	'companies',
	'identities',
	'cars',
	'payouts',
	'reviews',
	'noShows',
	'reconciliation',
] as const;
export type AdminQueue = (typeof adminQueues)[number];

export const adminWaiting = endpoint({
	method: 'GET',
	path: '/api/admin/waiting',
	summary: 'Number of items that wait for an admin, by queue.',
	access: admins,
	response: z.record(z.enum(adminQueues), z.int()),
});

export const MAX_WEEKS = 52;

export const adminOverview = endpoint({
	method: 'GET',
	path: '/api/admin/overview',
	summary: 'Bookings made, platform revenue and new people by week, oldest first. A week begins on Saturday in Amman.',
	access: admins,
	query: z.object({ weeks: typedNumber.pipe(z.int().min(1).max(MAX_WEEKS)).default(12) }),
	response: z.array(z.object({ weekStart: z.string(), bookings: z.int(), revenueJod: jodText, newUsers: z.int() })),
});

const words = z.string().max(100).optional();

export const adminCar = ownerCar.extend({
	ownerId: z.uuid(),
	ownerName: z.string(),
	/** The other name if the owner gave no Arabic one. */
	ownerNameAr: z.string(),
	ownerEmail: z.string().nullable(),
	ownerPhone: z.string().nullable(),
	ownerSuspended: z.boolean(),
	/** Language of the texts that the owner reads. */
	ownerLang: z.enum(['en', 'ar']),
	/** The other admin who has it open in the review at the moment. */
	reviewer: z.object({ id: z.uuid(), name: z.string(), nameAr: z.string() }).nullable(),
	/** In JOD; null until the car has a price. */
	dailyRate: z.number().nullable(),
	submittedAt: z.string().nullable(),
	/** Verified with a rental plate only: because of the settings, or because its owner is a licensed office. */
	lacksRentalPlate: z.boolean(),
	/** Sent with the verification, which is refused if the content has changed since. */
	contentVersion: z.string(),
});
export type AdminCar = z.output<typeof adminCar>;

export const adminCars = endpoint({
	method: 'GET',
	path: '/api/admin/cars',
	summary: 'Submitted cars: those that wait for review oldest first, all others newest first. `q`: words of the car, or its plate.',
	access: admins,
	query: z.object({ q: words, status: z.enum(verificationStatuses).optional(), order: listOrder, ...paging }),
	response: z.array(adminCar),
});

export const adminActions = ['CANCEL', 'DECIDE_NO_SHOW', 'EXCUSE'] as const;

const endingSums = cancellation.pick({ refundJod: true, keptJod: true, ownerKeptJod: true });

export const adminBooking = booking.extend({
	carTitle: z.string(),
	carTitleAr: z.string(),
	renterName: z.string(),
	ownerName: z.string(),
	startDate: z.string(),
	endDate: z.string(),
	totalAmount: jodText,
	/** What an admin may do with it now. */
	adminActions: z.array(z.enum(adminActions)),
	/** What would be refunded and retained by our cancellation, or by a no-show that we uphold; null if that is not possible now. */
	endings: z.object({ CANCEL: endingSums.nullable(), DECIDE_NO_SHOW: endingSums.nullable() }),
});
export type AdminBooking = z.output<typeof adminBooking>;

export const adminBookings = endpoint({
	method: 'GET',
	path: '/api/admin/bookings',
	summary:
		'All bookings, newest first. `q`: renter, car or number; `noShow=open`: those with a no-show report that waits for a decision; `openFor`: requested or confirmed bookings of this person, on either side; `person`: all bookings of this person.',
	access: admins,
	query: z.object({
		q: words,
		status: z.enum(bookingStatuses).optional(),
		noShow: z.literal('open').optional(),
		openFor: z.uuid().optional(),
		person: z.uuid().optional(),
		order: listOrder,
		...paging,
	}),
	response: z.array(adminBooking),
});

const wholeNumber = (least: number, most: number) =>
	z.int({ error: 'NUMBER_WHOLE' }).min(least, 'NUMBER_OUT_OF_BOUNDS').max(most, 'NUMBER_OUT_OF_BOUNDS');

const sellerName = z.string().trim().min(2, { error: 'REQUIRED' }).max(80, { error: 'TEXT_TOO_LONG' });

const values = z.object({
	platformFeePercent: wholeNumber(0, 50),
	minRentalDays: wholeNumber(1, 365),
	maxRentalDays: wholeNumber(1, 365),
	depositMode: z.enum(['RENTAL_TOTAL', 'CAR']),
	rentalPlatesOnly: z.boolean(),
	claimWindowHours: wholeNumber(1, 336),
	claimAnswerHours: wholeNumber(1, 336),
	/** Expected gateway fee in basis points of a charge. */
	gatewayFeeBasisPoints: wholeNumber(0, 1000),
	/** What one admin may give for a booking as goodwill without a second one, in JOD; 0 switches it off. */
	goodwillCapJod: wholeNumber(0, 1000),
	...supportSettings,
	/** In whole JOD: the part of each deposit that stays held for traffic fines, and for how many days after the return. Both are 0, or neither. */
	fineHoldJod: wholeNumber(0, 200),
	fineHoldDays: wholeNumber(0, 30),
	/** The age from which people may rent, and the strictest requirements of an owner for drivers: age, and years since the licence was issued. */
	minimumDriverAge: wholeNumber(18, 30),
	mostDriverAgeAsked: wholeNumber(18, 40),
	mostLicenceYearsAsked: wholeNumber(0, 10),
	/** A super admin has chosen which plates may be rented out; the console asks until then. */
	rentalPlatesDecided: z.boolean(),
	/** The tax that prices and fees contain, as invoices show it, in percent; 0: none. */
	invoiceTaxPercent: wholeNumber(0, 30),
	/** Who issues the invoices of the platform's fee. */
	sellerNameEn: sellerName,
	sellerNameAr: sellerName,
	sellerTaxNumber: z
		.string()
		.transform((text) => foldDigits(text).trim())
		.pipe(z.string().max(40, { error: 'TEXT_TOO_LONG' })),
});
export type SettingsValues = z.output<typeof values>;

/** `nameAr`: the other name if there is no Arabic one. */
const named = { name: z.string(), nameAr: z.string() };

const settingsVersion = values.extend({
	version: z.int(),
	changedAt: z.string(),
	/** Null for the initial values. */
	changedBy: z.object({ id: z.uuid(), ...named }).nullable(),
});
export type SettingsVersion = z.output<typeof settingsVersion>;

/** Number of versions in the history. */
export const SETTINGS_HISTORY = 50;

const settings = settingsVersion.extend({ history: z.array(settingsVersion) });

export const getSettings = endpoint({
	method: 'GET',
	path: '/api/admin/settings',
	summary: 'The settings in force, and the versions before them, newest first.',
	access: ['SUPER_ADMIN'],
	response: settings,
});

export const changeSettings = endpoint({
	method: 'PATCH',
	path: '/api/admin/settings',
	summary:
		'Change the given settings as a new version; existing bookings keep theirs. `version`: the version on which the change is based; if it is no longer the newest, nothing is changed.',
	access: ['SUPER_ADMIN'],
	body: values.partial().extend({ version: z.int().optional() }),
	response: settings,
	refusals: ['SETTINGS_CHANGED'],
});

const date = z.string().refine(isCalendarDate, { error: 'DATE_INVALID' });

export const auditEntry = z.object({
	id: z.string(),
	at: z.string(),
	/** For example `car.verified`. */
	action: z.string(),
	/** The kind of row: `user`, `car`, `booking` … */
	subject: z.string(),
	subjectId: z.string(),
	/** Null if it has no name or no longer exists. */
	subjectName: z.string().nullable(),
	subjectNameAr: z.string().nullable(),
	/** Null if the system acted: a timer or the gateway. */
	actor: z.object({ id: z.uuid(), ...named }).nullable(),
	before: z.unknown(),
	after: z.unknown(),
	/** Names of users and cars whose ids occur in `before` and `after`. */
	names: z.record(z.string(), z.object(named)),
});
export type AuditEntry = z.output<typeof auditEntry>;

export const listAudit = endpoint({
	method: 'GET',
	path: '/api/admin/audit',
	summary:
		'The audit log, newest first. `actor`: an id, or words of a name, e-mail or phone; `action`: the whole name or its beginning; `from`, `to`: days in Amman.',
	access: admins,
	query: z.object({
		actor: words,
		subject: z.string().max(40).optional(),
		subjectId: z.string().max(60).optional(),
		action: z.string().max(60).optional(),
		from: date.optional(),
		to: date.optional(),
		order: listOrder,
		...paging,
	}),
	response: z.array(auditEntry),
});
