/** All cars of one owner together: today's work, a board of cars and days, and what each car brings in. */
import * as z from 'zod';
import { calendarBookingStates, dateText } from './calendar.ts';
import { bodyTypes } from './car-attributes.ts';
import { plannedService } from './car-service.ts';
import { arabicNames } from './car-shapes.ts';
import { jodText } from './cars.ts';
import { branchName } from './companies.ts';
import { endpoint } from './endpoint.ts';
import { carReady, handoverCharges } from './handover.ts';
import { listingStates } from './listing.ts';
import { score } from './score.ts';
import { addDays, isCalendarDate } from './time.ts';
import { whereAndWhen } from './where-and-when.ts';

/** The board shows a quarter at most, with some days around it. */
export const MAX_FLEET_DAYS = 100;
/** Period of the figures of a car, in days. */
export const FLEET_FIGURE_DAYS = 90;
/** Other periods that may be requested. */
export const fleetFigureDays = ['30', '90'] as const;

const fleetCar = z.object({
	id: z.uuid(),
	make: z.string(),
	model: z.string(),
	...arabicNames,
	year: z.int(),
	plateNumber: z.string().nullable(),
	/** Null for a car that belongs to no branch. */
	branchId: z.uuid().nullable(),
});

const todayTrip = z.object({
	bookingId: z.uuid(),
	car: fleetCar,
	renter: z.object({ name: z.string(), nameAr: z.string().nullable(), phone: z.string().nullable() }),
	/** The pickup for renters who come, the return for renters who bring the car back. */
	at: z.string(),
	/** Which record of the handover the owner may make now; null before its time. */
	handover: z.enum(['CHECK_IN', 'CHECK_OUT']).nullable(),
	whereAndWhen,
});
export type TodayTrip = z.output<typeof todayTrip>;

const carToPrepare = z.object({
	bookingId: z.uuid(),
	car: fleetCar,
	backAt: z.string(),
	isBack: z.boolean(),
	/** Null while it has to be prepared. */
	ready: carReady.nullable(),
	/** The end of the turnaround. */
	readyBy: z.string(),
	/** When the next renter comes, within a week; null if there is none. */
	nextAt: z.string().nullable(),
});
export type CarToPrepare = z.output<typeof carToPrepare>;

const ownerToday = z.object({
	/** Today's date in Amman. */
	date: z.string(),
	/** All cars of the owner that are not deleted. */
	cars: z.int(),
	/** Branches of the owner’s company, in its order; empty without a company. */
	branches: z.array(branchName),
	pickups: z.array(todayTrip),
	returns: z.array(todayTrip),
	/** Overdue: renters who did not come, and cars that did not come back. */
	late: z.array(todayTrip.extend({ phase: z.enum(['PICKUP', 'RETURN']) })),
	/** Cars between a return of today and their next renter. */
	prepare: z.array(carToPrepare),
	/** Cars whose service is due or overdue. */
	service: z.array(plannedService.extend({ car: fleetCar, mileageKm: z.int() })),
	/** Returned cars whose owner may still claim; `charges` follow from the records of the handover, null without them. */
	charge: z.array(
		z.object({
			bookingId: z.uuid(),
			car: fleetCar,
			renter: z.object({ name: z.string(), nameAr: z.string().nullable() }),
			claimsUntil: z.string(),
			charges: handoverCharges.nullable(),
		}),
	),
});
export type OwnerToday = z.output<typeof ownerToday>;

export const getOwnerToday = endpoint({
	method: 'GET',
	path: '/api/owner/today',
	summary:
		'The owner’s tasks of today: pickups, returns, overdue renters and cars, cars to prepare, and charges that are possible after returns.',
	access: 'signed-in',
	team: 'bookings',
	response: ownerToday,
});

export const carsToPrepare = endpoint({
	method: 'GET',
	path: '/api/owner/today/cars-to-prepare',
	summary: 'Cars between a return of today and their next renter, as in the list of the day; also for drivers of the team.',
	access: 'signed-in',
	team: ['handover', 'calendar'],
	response: z.array(carToPrepare),
});

/** The owner is warned of a document that ends within this many days. */
export const PAPER_ENDS_SOON_DAYS = 30;

/** Documents of a car that expire, and the permit of its owner’s company. */
export const fleetPapers = ['PERMIT', 'REGISTRATION', 'INSURANCE', 'OFFICE_PERMIT'] as const;

const boardCar = fleetCar.extend({
	slug: z.string(),
	city: z.string(),
	bodyType: z.enum(bodyTypes),
	state: z.enum(listingStates),
	mileageKm: z.int(),
	/** Null while the car has no price. */
	dailyRateJod: jodText.nullable(),
	papers: z.array(z.object({ kind: z.enum(fleetPapers), expiresOn: z.string() })),
	/** Null while nothing is planned. */
	service: plannedService.nullable(),
	/** Ordered by start. */
	bookings: z.array(
		z.object({
			/** Null for an unpaid hold. */
			id: z.uuid().nullable(),
			state: z.enum(calendarBookingStates),
			startAt: z.string(),
			endAt: z.string(),
			/** When the car is available again: end plus turnaround. */
			freeAt: z.string(),
			/** The car was handed over and should be back. */
			isOverdue: z.boolean(),
			renterName: z.string().nullable(),
			renterNameAr: z.string().nullable(),
		}),
	),
	/** Whole days in Amman, half-open. */
	blocks: z.array(z.object({ from: z.string(), to: z.string() })),
	/** Occupied by an external calendar. */
	imports: z.array(z.object({ startAt: z.string(), endAt: z.string() })),
});
export type BoardCar = z.output<typeof boardCar>;

const fleetBoard = z.object({ from: z.string(), to: z.string(), branches: z.array(branchName), cars: z.array(boardCar) });
export type FleetBoard = z.output<typeof fleetBoard>;

/** A date that does not exist is refused by its own field; zod runs this check nevertheless. */
const notTooMany = ({ from, to }: { from: string; to: string }) =>
	!isCalendarDate(from) || !isCalendarDate(to) || (to > from && to <= addDays(from, MAX_FLEET_DAYS));

export const getFleet = endpoint({
	method: 'GET',
	path: '/api/owner/fleet',
	summary:
		'All of the caller’s own cars with what occupies them, from a date up to (excluding) another. Overdue rentals are always included.',
	access: 'signed-in',
	team: 'bookings',
	query: z.object({ from: dateText, to: dateText }).refine(notTooMany, { error: 'DATES_TOO_MANY_HERE', path: ['to'] }),
	response: fleetBoard,
});

const tableRow = fleetCar.extend({
	slug: z.string(),
	city: z.string(),
	photoUrl: z.string().nullable(),
	state: z.enum(listingStates),
	isActive: z.boolean(),
	/** State of the owner's changes to a verified car; null without any. */
	change: z.enum(['PENDING', 'REJECTED']).nullable(),
	/** Why the car, or the change, was rejected. */
	notes: z.string().nullable(),
	rating: score,
	/** What the car is used for now; `until` is the planned return of a rental, and null for a free car. */
	now: z.object({
		use: z.enum(['RENTED', 'OVERDUE', 'BLOCKED', 'IMPORTED', 'FREE']),
		until: z.string().nullable(),
		bookingId: z.uuid().nullable(),
	}),
	/** The next pickup, requests included; a renter who is late is still the next one. */
	next: z.object({ bookingId: z.uuid(), state: z.enum(['REQUESTED', 'CONFIRMED']), at: z.string() }).nullable(),
	/** The document that ends first; the permit of the owner’s company is one of them. */
	paper: z.object({ kind: z.enum(fleetPapers), expiresOn: z.string() }).nullable(),
});
export type FleetTableRow = z.output<typeof tableRow>;

export const getFleetTable = endpoint({
	method: 'GET',
	path: '/api/owner/fleet/table',
	summary: 'A row for each of the caller’s own cars: its state, its present and next use, its rating, and the document that expires first.',
	access: 'signed-in',
	team: 'bookings',
	response: z.object({ cars: z.array(tableRow) }),
});

const carFigures = z.object({
	carId: z.uuid(),
	/** For readers of the finances, who have no other list of the cars. */
	car: fleetCar,
	/** Days of the period in which the car existed and its owner had not blocked it. */
	availableDays: z.number(),
	rentedDays: z.number(),
	/** Rented of available days; null without available days. */
	occupancyPercent: z.int().nullable(),
	/** What the owner earned in the period, after the platform’s fee. */
	incomeJod: jodText,
	incomePerAvailableDayJod: jodText.nullable(),
	/** Median of the public daily prices of this body type in this city, this car included; null if there are fewer than three. */
	classMedianJod: jodText.nullable(),
});
export type CarFigures = z.output<typeof carFigures>;

export const getFleetFigures = endpoint({
	method: 'GET',
	path: '/api/owner/fleet/figures',
	summary: 'Occupancy and income of each of the caller’s own cars over the last 30 or 90 days, and the prices of its class in its city.',
	access: 'signed-in',
	team: 'finances',
	query: z.object({ days: z.enum(fleetFigureDays).default(`${FLEET_FIGURE_DAYS}`) }),
	response: z.object({ from: z.string(), to: z.string(), cars: z.array(carFigures) }),
});
