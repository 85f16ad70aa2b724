/** Reads reports: those of a booking for its parties, and the queue of the admins. */
import type { InputOf } from '#contract/endpoint.ts';
import type { BookingReports, Report } from '#contract/report-shapes.ts';
import type { listReports as listCall } from '#contract/reports.ts';
import { bookingById, handoverSide } from '#server/capabilities/bookings/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { type PageOfList, readPageInOrder } from '#server/platform/http/pages.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { presentReports } from './present.ts';
import { possibleKinds, toReportedTrip } from './rules.ts';
import { countReports, listReports, reportsOfBooking } from './sql.ts';

export async function readBookingReports(platform: Platform, caller: Caller, bookingId: string): Promise<BookingReports> {
	const booking = await bookingById(platform.db, bookingId);
	const side = booking ? handoverSide(booking, caller.userId) : null;
	if (!booking || !(side || isAdmin(caller))) throw refuse('BOOKING_NOT_FOUND');
	const now = platform.clock.now();
	const rows = await reportsOfBooking(platform.db, bookingId);
	const isOpen = (kind: string) => rows.some((row) => row.kind === kind && row.outcome === null);
	return {
		reports: await presentReports(platform.db, rows, caller, now),
		kinds: side ? possibleKinds(toReportedTrip(booking), now).filter((kind) => !isOpen(kind)) : [],
	};
}

export async function readReports(
	platform: Platform,
	caller: Caller,
	{ filter = 'OPEN', ...query }: InputOf<typeof listCall>['query'],
): Promise<PageOfList & { reports: Report[] }> {
	const which = { ...query, filter };
	const { page, ...list } = await readPageInOrder(
		query,
		caller.lang,
		(part) => listReports(platform.db, { ...which, ...part }),
		() => countReports(platform.db, which),
	);
	return { reports: await presentReports(platform.db, page, caller, platform.clock.now()), ...list };
}
