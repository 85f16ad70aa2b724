import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminWaiting } from '#contract/admin.ts';
import { getBookingStory } from '#contract/booking-life.ts';
import { getBooking, listBookings, listOwnerBookings, ownerDashboard } from '#contract/bookings.ts';
import { getOwnerCalendar } from '#contract/calendar.ts';
import { getClaimState } from '#contract/claims.ts';
import { getCompany } from '#contract/companies.ts';
import { getOwnerToday } from '#contract/fleet.ts';
import { getBookingGoodwill } from '#contract/goodwill.ts';
import { currentUser } from '#contract/identity.ts';
import { kycStatus } from '#contract/kyc.ts';
import { listOwnerCars } from '#contract/listing.ts';
import { getConversation, inbox, listMessages, unreadConversations } from '#contract/messaging.ts';
import { listNotifications, type NotificationType, notificationTypes } from '#contract/notifications.ts';
import { ownerFinances } from '#contract/payouts.ts';
import { getRenterClaim } from '#contract/renter-claims.ts';
import { listReports } from '#contract/reports.ts';
import { getTripReviews } from '#contract/reviews.ts';
import { listSavedSearches } from '#contract/saved-searches.ts';
import { searchCars } from '#contract/search.ts';
import { ticketFigures } from '#contract/ticket-queue.ts';
import { getTicket } from '#contract/tickets.ts';
import type { ApiError } from '../fetching.ts';
import { infiniteQueryFor, optionalQueryFor, queryClientOver, queryFor, type ReadKey, readPage } from '../queries.ts';
import { feedQueries } from './feed-queries.ts';
import { dispatchLiveEvent } from './live.ts';

const of = { params: { id: 'b-1' } };
/** Queries that a page may display, by a readable name. */
const shown = {
	bell: readPage(listNotifications, {}),
	user: optionalQueryFor(currentUser),
	identity: queryFor(kycStatus),
	trips: infiniteQueryFor(listBookings, { query: { mine: '1' } }),
	booking: queryFor(getBooking, of),
	timeline: queryFor(getBookingStory, of),
	claim: queryFor(getClaimState, of),
	'renter’s claim': queryFor(getRenterClaim, of),
	'reviews of a trip': queryFor(getTripReviews, of),
	requests: infiniteQueryFor(listOwnerBookings, { query: { status: 'REQUESTED' } }),
	dashboard: queryFor(ownerDashboard),
	today: queryFor(getOwnerToday),
	calendar: queryFor(getOwnerCalendar, { ...of, query: { from: '2026-05-01', to: '2026-05-31' } }),
	finances: queryFor(ownerFinances),
	cars: queryFor(listOwnerCars),
	company: queryFor(getCompany),
	inbox: infiniteQueryFor(inbox, {}),
	unread: queryFor(unreadConversations, { query: { tickets: '1' } }),
	messages: queryFor(listMessages, of),
	'side of a chat': queryFor(getConversation, of),
	ticket: queryFor(getTicket, of),
	'saved searches': queryFor(listSavedSearches),
	'what waits for admins': queryFor(adminWaiting),
	'queue of reports': infiniteQueryFor(listReports, {}),
	'figures of tickets': queryFor(ticketFigures),
	'goodwill of a booking': queryFor(getBookingGoodwill, of),
	search: infiniteQueryFor(searchCars, {}),
} as const;
type Shown = keyof typeof shown;

const BOOKING = [
	...(['trips', 'booking', 'timeline', 'claim', 'renter’s claim', 'reviews of a trip', 'requests', 'dashboard', 'today'] as const),
	...(['calendar', 'finances', 'side of a chat'] as const),
] satisfies Shown[];
const IDENTITY = ['user', 'identity'] satisfies Shown[];
const CARS = ['dashboard', 'today', 'calendar', 'cars'] satisfies Shown[];
const GOODWILL = ['what waits for admins', 'goodwill of a booking'] satisfies Shown[];

/** In addition to the bell. */
const expected: Record<NotificationType, readonly Shown[]> = {
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
	REPORT_CREATED: [...BOOKING, 'what waits for admins', 'queue of reports'],
	RENTER_CLAIM_ANSWERED: [...BOOKING, 'what waits for admins'],
	REVIEW_RECEIVED: ['reviews of a trip', 'dashboard'],
	PAYOUT_READY: ['dashboard', 'finances'],
	PAYOUT_PAID: ['dashboard', 'finances'],
	PAYOUT_FAILED: ['dashboard', 'finances'],
	PAYOUT_DETAILS_CHANGED: ['dashboard', 'finances'],
	KYC_SUBMITTED: IDENTITY,
	KYC_APPROVED: IDENTITY,
	KYC_REJECTED: IDENTITY,
	LICENCE_EXPIRING: IDENTITY,
	CAR_SUBMITTED: CARS,
	CAR_VERIFIED: CARS,
	CAR_REJECTED: CARS,
	CAR_SERVICE_DUE: CARS,
	INSTANT_BOOK_PAUSED: CARS,
	COMPANY_PAPER_DECIDED: ['company', ...CARS],
	COMPANY_PERMIT_ENDING: ['company', ...CARS],
	CAR_CHANGE_SUBMITTED: ['what waits for admins'],
	GOODWILL_WAITING: GOODWILL,
	GOODWILL_DECIDED: GOODWILL,
	TICKET_WAITING: ['what waits for admins', 'figures of tickets'],
	TICKET_ANSWERED: ['ticket', 'inbox', 'unread'],
	SAVED_SEARCH_MATCH: ['saved searches'],
	NEW_MESSAGE: [],
};

let stop: () => void = () => undefined;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
	stop();
	document.body.replaceChildren();
	vi.useRealTimers();
});

/** A page that displays these queries. Returns which of them it has read since. */
function openPage(names: readonly Shown[]) {
	const read: string[] = [];
	const client = queryClientOver((path) => {
		read.push(path);
		return Promise.resolve(Response.json([]));
	});
	for (const name of names) {
		const { queryKey } = shown[name];
		client.setQueryData(queryKey, {});
		new QueryObserver<unknown, ApiError, unknown, unknown, ReadKey>(client, { queryKey }).subscribe(() => undefined);
	}
	stop = feedQueries(client);
	const pathOf = (name: Shown) => String(shown[name].queryKey[0]);
	return { client, read, wasRead: () => names.filter((name) => read.includes(pathOf(name))) };
}

/** The code that follows notifications is loaded with the first of them. */
const wait = async (ms: number): Promise<void> => {
	await vi.dynamicImportSettled();
	await vi.advanceTimersByTimeAsync(ms);
};

/** Returns the form or dialog around the field. */
function typeInto(html: string): Element | null {
	document.body.innerHTML = html;
	const field = document.querySelector('input');
	field?.dispatchEvent(new Event('input', { bubbles: true }));
	return field?.closest('form, [role="dialog"]') ?? null;
}

const all = Object.keys(shown) as Shown[];
const without = (...names: Shown[]) => all.filter((name) => !names.includes(name));

describe('a notification', () => {
	it.each(notificationTypes)('%s: refetches the queries that it affects if they are displayed, and no others', async (type) => {
		const page = openPage(all);
		dispatchLiveEvent('notification', { type });
		await wait(1000);
		expect(page.wasRead().toSorted()).toEqual(['bell', ...expected[type]].toSorted());
	});

	it('of a type that this page does not know updates the bell', async () => {
		const page = openPage(all);
		dispatchLiveEvent('notification', { type: 'OF_THE_NEXT_RELEASE' });
		await wait(1000);
		expect(page.wasRead()).toEqual(['bell']);
	});

	it('refetches nothing that is not displayed; that is outdated when it is displayed next', async () => {
		const page = openPage(['bell']);
		const { queryKey } = shown.booking;
		page.client.setQueryData<unknown>(queryKey, {});
		dispatchLiveEvent('notification', { type: 'BOOKING_CONFIRMED' });
		await wait(1000);
		expect(page.wasRead()).toEqual(['bell']);
		expect(page.client.getQueryState(queryKey)?.isInvalidated).toBe(true);
	});

	it('in a burst refetches once', async () => {
		const page = openPage(['booking']);
		for (const type of ['BOOKING_CONFIRMED', 'BOOKING_PLACE', 'DRIVER_JOINED', 'BOOKING_CHANGE']) {
			dispatchLiveEvent('notification', { type });
			await wait(150);
		}
		await wait(5000);
		expect(page.read).toEqual(['/api/bookings/b-1']);
	});
});

it('a booking that a colleague changed is refetched in every view, without the bell', async () => {
	const page = openPage(all);
	dispatchLiveEvent('booking', { bookingId: 'b-1' });
	await wait(1000);
	expect(page.wasRead().toSorted()).toEqual(BOOKING.toSorted());
});

describe('unsent input', () => {
	it.each([
		['a form that changes something', '<form method="post"><input></form>'],
		['a dialog', '<div role="dialog"><input></div>'],
	])('in %s is not replaced; messages arrive nevertheless', async (_, html) => {
		const page = openPage(['booking', 'inbox', 'ticket', 'bell']);
		const place = typeInto(html);
		dispatchLiveEvent('notification', { type: 'BOOKING_CONFIRMED' });
		dispatchLiveEvent('notification', { type: 'TICKET_ANSWERED' });
		dispatchLiveEvent('message', { bookingId: 'b-1' });
		await wait(10_000);
		expect(page.wasRead()).toEqual(['inbox', 'ticket', 'bell']);
		place?.remove();
		await wait(2000);
		expect(page.wasRead()).toContain('booking');
	});

	it('that is sent releases the refetch', async () => {
		const page = openPage(['booking']);
		const form = typeInto('<form method="post"><input></form>');
		dispatchLiveEvent('notification', { type: 'BOOKING_CONFIRMED' });
		await wait(2000);
		form?.dispatchEvent(new Event('submit', { bubbles: true }));
		await wait(2000);
		expect(page.wasRead()).toEqual(['booking']);
	});

	it('in a search delays nothing', async () => {
		const page = openPage(['booking']);
		typeInto('<form method="get"><input></form>');
		dispatchLiveEvent('notification', { type: 'BOOKING_CONFIRMED' });
		await wait(1000);
		expect(page.wasRead()).toEqual(['booking']);
	});

	it('is not replaced by a response that is on its way', async () => {
		const page = openPage(['requests']);
		const { promise, resolve } = Promise.withResolvers<void>();
		void page.client
			.getMutationCache()
			.build(page.client, { mutationFn: () => promise })
			.execute(undefined);
		dispatchLiveEvent('notification', { type: 'BOOKING_REQUEST' });
		await wait(5000);
		expect(page.wasRead()).toEqual([]);
		resolve();
		await wait(2000);
		expect(page.wasRead()).toEqual(['requests']);
	});
});

it('after a gap all displayed queries are refetched, once', async () => {
	const page = openPage(without('search'));
	dispatchLiveEvent('reset', {});
	dispatchLiveEvent('reset', {});
	await wait(5000);
	expect(page.wasRead()).toEqual(without('search'));
	expect(page.read.length).toBe(new Set(page.read).size);
});
