/** No-show reports. Booking and money wait until the accused party has had time to contest, or an admin has decided. */
import type { AuditAction } from '#contract/audit.ts';
import type { Booking, NoShowCode } from '#contract/bookings.ts';
import { ammanDateTime, ammanIso } from '#contract/time.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { type NoShowEventPayload, noShowContested, noShowDismissed, noShowReported } from './events.ts';
import { closeNoShow, completeRental } from './jobs.ts';
import { presentBookings } from './present.ts';
import {
	COMPLETE_AFTER_MS,
	CONTEST_MS,
	canContestNoShow,
	isUpheldByTime,
	noShowFrom,
	noShowProblem,
	type Side,
	toBookingLifecycle,
} from './rules.ts';
import { type BookingRow, changeBooking, lockBooking } from './sql.ts';
import { toEventPayload, transitionBooking } from './transition-booking.ts';

/** Throws BOOKING_NOT_FOUND for callers who are not a party. */
function sideOf(row: BookingRow | undefined, caller: Caller): { row: BookingRow; side: Side } {
	if (row?.renter_id === caller.userId) return { row, side: 'RENTER' };
	if (row?.owner_id === caller.userId && row.paid_at !== null) return { row, side: 'OWNER' };
	throw refuse('BOOKING_NOT_FOUND');
}

export async function reportNoShow(platform: Platform, caller: Caller, id: string): Promise<Booking> {
	return inTransaction(platform.db, async (tx) => {
		const { row, side } = sideOf(await lockBooking(tx, id), caller);
		const now = platform.clock.now();
		const problem = noShowProblem(toBookingLifecycle(row), side, now);
		if (problem) throw refuse(problem, { from: ammanDateTime(noShowFrom(toBookingLifecycle(row))) });
		const code: NoShowCode = side === 'OWNER' ? 'NO_SHOW_RENTER' : 'NO_SHOW_OWNER';
		const reported = await changeBooking(tx, id, { no_show_code: code, no_show_said_at: now });
		await enqueue(tx, closeNoShow, { bookingId: id }, { runAt: new Date(now.getTime() + CONTEST_MS), key: `no-show-${id}` });
		await auditNoShow(platform, tx, caller, reported, 'booking.no_show_reported');
		await platform.events.publish(platform, tx, noShowReported, await toNoShowPayload(tx, reported));
		return presented(platform, tx, reported, caller);
	});
}

export async function contestNoShow(platform: Platform, caller: Caller, id: string, reason: string): Promise<Booking> {
	return inTransaction(platform.db, async (tx) => {
		const { row, side } = sideOf(await lockBooking(tx, id), caller);
		const now = platform.clock.now();
		if (!canContestNoShow(toBookingLifecycle(row), side, now)) throw refuse('NO_SHOW_NOT_CONTESTABLE');
		const contested = await changeBooking(tx, id, { no_show_contested_at: now, no_show_contest_reason: reason });
		await auditNoShow(platform, tx, caller, contested, 'booking.no_show_contested');
		await platform.events.publish(platform, tx, noShowContested, { ...(await toNoShowPayload(tx, contested)), reason });
		return presented(platform, tx, contested, caller);
	});
}

/** An admin's decision, also without a contest. Upheld: the booking is cancelled and money moves. Otherwise the booking continues. */
export async function decideNoShow(platform: Platform, caller: Caller, id: string, upheld: boolean): Promise<Booking> {
	if (!isAdmin(caller)) throw refuse('NOT_ALLOWED');
	return inTransaction(platform.db, async (tx) => {
		const row = await lockBooking(tx, id);
		if (!row) throw refuse('BOOKING_NOT_FOUND');
		if (!isPending(row)) throw refuse('NO_SHOW_NOT_POSSIBLE');
		if (upheld) return presented(platform, tx, await uphold(platform, tx, row, caller.userId), caller);
		const dismissed = await dismiss(platform, tx, row);
		await auditNoShow(platform, tx, caller, dismissed, 'booking.no_show_dismissed');
		await platform.events.publish(platform, tx, noShowDismissed, await toNoShowPayload(tx, dismissed));
		return presented(platform, tx, dismissed, caller);
	});
}

/** End of the contest window. Contested reports wait for an admin, like those during an open report of a problem; a check-in makes them moot. */
export async function closeWhenUncontested(platform: Platform, bookingId: string): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		const row = await lockBooking(tx, bookingId);
		if (!row || !isReported(row) || row.no_show_closed_at !== null) return;
		if (row.checked_in_at) await changeBooking(tx, bookingId, { no_show_closed_at: platform.clock.now() });
		else if (isUpheldByTime(toBookingLifecycle(row))) await uphold(platform, tx, row, null);
	});
}

type Reported = BookingRow & { no_show_code: NoShowCode };

const isReported = (row: BookingRow): row is Reported => row.no_show_code !== null;

const isPending = (row: BookingRow): row is Reported =>
	row.status === 'CONFIRMED' && isReported(row) && row.no_show_closed_at === null && row.checked_in_at === null;

const uphold = (platform: Platform, tx: Transaction, row: Reported, actorId: string | null): Promise<BookingRow> =>
	transitionBooking(platform, tx, row, row.no_show_code, { actorId });

/** The completion timer skipped this booking while the no-show was open. */
async function dismiss(platform: Platform, tx: Transaction, row: BookingRow): Promise<BookingRow> {
	const now = platform.clock.now();
	const runAt = new Date(Math.max(now.getTime(), row.ends_at.getTime() + COMPLETE_AFTER_MS));
	await enqueue(tx, completeRental, { bookingId: row.id }, { runAt, key: `complete-${row.id}` });
	return changeBooking(tx, row.id, { no_show_closed_at: now });
}

async function auditNoShow(platform: Platform, tx: Transaction, caller: Caller, row: BookingRow, action: AuditAction): Promise<void> {
	const after = { code: row.no_show_code, contestedAt: row.no_show_contested_at, reason: row.no_show_contest_reason };
	await audit(platform, tx, { actorId: caller.personId, action, subject: 'booking', subjectId: row.id, after });
}

export async function toNoShowPayload(tx: Transaction, row: BookingRow): Promise<NoShowEventPayload> {
	const { noShow } = toBookingLifecycle(row);
	if (!noShow) throw new Error(`booking ${row.id} has no no-show`);
	return { ...(await toEventPayload(tx, row)), code: noShow.code, contestBy: ammanIso(noShow.contestBy) };
}

/** Whether the accused can still contest it: not contested, not decided, not made moot by a check-in. */
export const awaitsContest = (row: BookingRow): boolean => isPending(row) && row.no_show_contested_at === null;

async function presented(platform: Platform, tx: Transaction, row: BookingRow, caller: Caller): Promise<Booking> {
	const [booking] = await presentBookings(tx, [row], caller, platform.clock.now());
	if (!booking) throw refuse('BOOKING_NOT_FOUND');
	return booking;
}
