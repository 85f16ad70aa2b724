/** Which queries each notification makes outdated, so that open pages show the same state as the bell. */
import type { capabilities } from '#contract/index.ts';
import type { NotificationType } from '#contract/notifications.ts';

type Capabilities = typeof capabilities;
/** Paths of all GET calls of the contract. Only types are imported, because the calls themselves would add all capabilities to the bundle. */
type ReadPath = {
	[Name in keyof Capabilities]: {
		[Call in keyof Capabilities[Name]]: Capabilities[Name][Call] extends { method: 'GET'; path: infer Path } ? Path : never;
	}[keyof Capabilities[Name]];
}[keyof Capabilities];
type Reads = readonly ReadPath[];

/** Queries of an owner's money. */
const MONEY = [
	'/api/owner/finances',
	'/api/owner/earnings',
	'/api/owner/settlements',
	'/api/owner/deposits',
	'/api/owner/payouts',
	'/api/owner/statement',
	'/api/owner/invoices',
] as const satisfies Reads;

/** Queries of a booking's page, of the lists that contain it, and of its money. */
const BOOKING = [
	'/api/bookings',
	'/api/drivers/trips',
	'/api/messages/{id}/about',
	'/api/owner/bookings',
	'/api/owner/dashboard',
	'/api/owner/today',
	'/api/owner/fleet',
	'/api/owner/handovers/today',
	'/api/owner/history',
	'/api/owner/cars/{id}/calendar',
	...MONEY,
] as const satisfies Reads;

/** Queries that decide whether a page still requests documents. */
const IDENTITY = ['/api/auth/user', '/api/kyc/status', '/api/kyc/views'] as const satisfies Reads;
const CARS = ['/api/owner/cars', '/api/owner/fleet', '/api/owner/today', '/api/owner/dashboard'] as const satisfies Reads;
const PAYOUTS = ['/api/owner/dashboard', '/api/owner/payout-details', ...MONEY] as const satisfies Reads;
const COMPANY = ['/api/owner/company', ...CARS] as const satisfies Reads;
const SUPPORT = ['/api/admin/waiting', '/api/admin/tickets'] as const satisfies Reads;
const GOODWILL = ['/api/admin/waiting', '/api/admin/goodwill', '/api/admin/bookings/{id}/goodwill'] as const satisfies Reads;

/** Includes all paths below each one. */
export const outdatedReads = {
	BOOKING_REQUEST: BOOKING,
	BOOKING_CONFIRMED: BOOKING,
	BOOKING_CANCELLED: BOOKING,
	BOOKING_REMINDER: BOOKING,
	BOOKING_PLACE: BOOKING,
	BOOKING_CHANGE: BOOKING,
	REQUEST_SENT: BOOKING,
	RENTER_LATE: BOOKING,
	ON_THE_WAY: BOOKING,
	NO_SHOW: BOOKING,
	HANDOVER_RECORDED: BOOKING,
	DRIVER_JOINED: BOOKING,
	DRIVER_ENDED: BOOKING,
	PAYMENT_FAILED: BOOKING,
	REFUND_SENT: BOOKING,
	CLAIM_OPENED: BOOKING,
	CLAIM_ANSWERED: BOOKING,
	CLAIM_RESOLVED: BOOKING,
	CLAIM_PAYMENT: BOOKING,
	FINE_HOLD: BOOKING,
	FINE_STATED: BOOKING,
	FINE_ANSWERED: BOOKING,
	FINE_DECIDED: BOOKING,
	GOODWILL_GRANTED: BOOKING,
	REPORT_DECIDED: BOOKING,
	RENTER_CLAIM_OPENED: BOOKING,
	RENTER_CLAIM_DECIDED: BOOKING,
	// Sent to the other party and to the admins who decide.
	REPORT_CREATED: [...BOOKING, '/api/admin/waiting', '/api/admin/reports'],
	RENTER_CLAIM_ANSWERED: [...BOOKING, '/api/admin/waiting', '/api/admin/renter-claims'],
	REVIEW_RECEIVED: ['/api/bookings/{id}/reviews', '/api/users/{id}/reviews', '/api/owner/dashboard'],
	PAYOUT_READY: PAYOUTS,
	PAYOUT_PAID: PAYOUTS,
	PAYOUT_FAILED: PAYOUTS,
	PAYOUT_DETAILS_CHANGED: PAYOUTS,
	KYC_SUBMITTED: IDENTITY,
	KYC_APPROVED: IDENTITY,
	KYC_REJECTED: IDENTITY,
	LICENCE_EXPIRING: IDENTITY,
	CAR_SUBMITTED: CARS,
	CAR_VERIFIED: CARS,
	CAR_REJECTED: CARS,
	CAR_SERVICE_DUE: CARS,
	INSTANT_BOOK_PAUSED: CARS,
	COMPANY_PAPER_DECIDED: COMPANY,
	COMPANY_PERMIT_ENDING: COMPANY,
	CAR_CHANGE_SUBMITTED: ['/api/admin/waiting', '/api/admin/stats', '/api/admin/cars'],
	GOODWILL_WAITING: GOODWILL,
	GOODWILL_DECIDED: GOODWILL,
	TICKET_WAITING: SUPPORT,
	TICKET_ANSWERED: ['/api/tickets', '/api/messages/inbox', '/api/messages/unread'],
	SAVED_SEARCH_MATCH: ['/api/saved-searches'],
	// Messages have a separate event.
	NEW_MESSAGE: [],
} as const satisfies Record<NotificationType, Reads>;
