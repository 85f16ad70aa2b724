/** Reads bookings: one, the caller's own, those of their cars, and the owner's dashboard figures. */
import * as z from 'zod';
import type { Booking, listBookings as listCall, listOwnerBookings as ownerCall, ownerDashboard } from '#contract/bookings.ts';
import type { InputOf, ResponseOf } from '#contract/endpoint.ts';
import { formatFils } from '#contract/money.ts';
import type { BookingPayment } from '#contract/payments.ts';
import { ammanIso } from '#contract/time.ts';
import { countCarsOf, instantBookPauseOf } from '#server/capabilities/cars/index.ts';
import { earnedSums } from '#server/capabilities/ledger/index.ts';
import { readPayments } from '#server/capabilities/payments/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Total } from '#server/platform/database/keyset.ts';
import { paginate, readCursor, writeCursor } from '#server/platform/http/pages.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { isWithinReach } from './driver-reach.ts';
import { listByNextEvent, listParts } from './next-event-sql.ts';
import { presentBookings } from './present.ts';
import { type BookingRow, type BookingsOf, bookingById, countBookings, listBookings, ownerFigures } from './sql.ts';

export type BookingPage = { bookings: Booking[]; next: string | null; total: number | Total };

const RECENT = 3;
const moment = z.iso.datetime({ offset: true });
const newestCursor = z.tuple([moment, z.uuid()]);
const nextCursor = z.tuple([z.literal(Object.values(listParts)), moment, z.uuid()]);

/** The renter, the owner once it is paid, and admins. Other users get 404. */
export const canViewBooking = (row: BookingRow, caller: Caller): boolean =>
	row.renter_id === caller.userId || (row.owner_id === caller.userId && row.paid_at !== null) || isAdmin(caller);

export async function readBooking(platform: Platform, caller: Caller, id: string): Promise<Booking> {
	const row = await bookingById(platform.db, id);
	const isShown = row && canViewBooking(row, caller) && isWithinReach(row, caller, platform.clock.now());
	const [booking] = isShown ? await presentBookings(platform.db, [row], caller, platform.clock.now()) : [];
	if (!booking) throw refuse('BOOKING_NOT_FOUND');
	return booking;
}

/** Charges and refunds, visible to the renter. */
export async function readBookingPayments(platform: Platform, caller: Caller, id: string): Promise<BookingPayment[]> {
	const row = await bookingById(platform.db, id);
	if (row?.renter_id !== caller.userId) throw refuse('BOOKING_NOT_FOUND');
	return readPayments(platform.db, id);
}

export async function readBookings(platform: Platform, caller: Caller, query: InputOf<typeof listCall>['query']): Promise<BookingPage> {
	const everybodys = isAdmin(caller) && query.mine !== '1';
	return everybodys
		? readPage(platform, caller, { ...query, order: 'newest' }, {})
		: readPage(platform, caller, query, { renterId: caller.userId });
}

export async function readOwnerBookings(
	platform: Platform,
	caller: Caller,
	query: InputOf<typeof ownerCall>['query'],
): Promise<BookingPage> {
	return readPage(platform, caller, query, { ownerId: caller.userId, paidOnly: true, ...(query.status ? { status: query.status } : {}) });
}

type Paged = Pick<InputOf<typeof listCall>['query'], 'limit' | 'cursor' | 'order'>;
type RowsOf = (
	platform: Platform,
	caller: Caller,
	query: Paged,
	filter: BookingsOf,
) => Promise<{ page: BookingRow[]; next: string | null }>;

const newestFirst: RowsOf = async (platform, caller, { limit, cursor }, filter) => {
	const after = readCursor(cursor, newestCursor, caller.lang);
	const rows = await listBookings(platform.db, { ...filter, after, limit });
	return paginate(rows, limit, (last) => writeCursor([last.created_at.toISOString(), last.id]));
};

const nextFirst: RowsOf = async (platform, caller, { limit, cursor }, filter) => {
	const after = readCursor(cursor, nextCursor, caller.lang);
	const rows = await listByNextEvent(platform.db, { ...filter, after, limit });
	return paginate(rows, limit, (last) => writeCursor([last.part, last.at.toISOString(), last.id]));
};

async function readPage(platform: Platform, caller: Caller, query: Paged, filter: BookingsOf): Promise<BookingPage> {
	const read = query.order === 'next' ? nextFirst : newestFirst;
	const [{ page, next }, total] = await Promise.all([read(platform, caller, query, filter), countBookings(platform.db, filter)]);
	return { bookings: await presentBookings(platform.db, page, caller, platform.clock.now()), next, total };
}

export async function readDashboard(platform: Platform, caller: Caller): Promise<ResponseOf<typeof ownerDashboard>> {
	const now = platform.clock.now();
	const [cars, figures, earned, recent, pausedUntil] = await Promise.all([
		countCarsOf(platform.db, caller.userId),
		ownerFigures(platform.db, caller.userId),
		earnedSums(platform.db, caller.userId, now),
		listBookings(platform.db, { ownerId: caller.userId, paidOnly: true, after: null, limit: RECENT }),
		instantBookPauseOf(platform.db, caller.userId),
	]);
	return {
		stats: {
			totalCars: cars.total - cars.drafts,
			activeCars: cars.active,
			activeBookings: figures.active,
			pendingRequests: figures.pending,
			thisMonthEarnings: formatFils(earned.thisMonthFils),
			totalEarnings: formatFils(earned.totalFils),
			completedBookings: figures.completed,
		},
		recentBookings: await presentBookings(platform.db, recent.slice(0, RECENT), caller, now),
		draftCars: cars.drafts,
		instantBookPausedUntil: pausedUntil && ammanIso(pausedUntil),
	};
}
