/** Timeline of a booking: past events from its row and refunds, and upcoming ones. */
import type { BookingTimeline, noShowEventKinds, plainEventKinds } from '#contract/booking-life.ts';
import { formatFils } from '#contract/money.ts';
import { ammanIso } from '#contract/time.ts';
import { appliedPaymentsOf, carriedMoneyOf, hasArrived, refundsOfBookings } from '#server/capabilities/payments/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { RefundsState } from '#server/platform/database/schema.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { withActors } from './acted-by.ts';
import { toCancellationInput } from './cancellation-input.ts';
import { computeCancellation } from './cancellation-rules.ts';
import { listChangeEvents } from './changes/change-events.ts';
import { appliedChangesOf } from './changes/changes-sql.ts';
import { type DepartureRow, departuresOf } from './departures-sql.ts';
import { grantedGoodwillOf } from './goodwill-sql.ts';
import { listCarriedEvents, listGoodwillEvents } from './money-events.ts';
import { listPlaceEvents } from './place-events.ts';
import { sharesPlace } from './place-rules.ts';
import { placesOf } from './places-sql.ts';
import { canViewBooking } from './read-bookings.ts';
import { listRebookingEvents } from './rebooking/rebooking-events.ts';
import { COMPLETE_AFTER_MS, isUpheldByTime, toBookingLifecycle } from './rules.ts';
import { type BookingRow, bookingById } from './sql.ts';

export type TimelineEvent = BookingTimeline['happened'][number];
type Coming = BookingTimeline['comes'][number];
type CommonDetails = Pick<TimelineEvent, 'at' | 'amountJod' | 'reason'>;
type PlainKind = (typeof plainEventKinds)[number];
type NoShowKind = (typeof noShowEventKinds)[number];
export type Past = { at: Date; happened: TimelineEvent };
type Refund = {
	amount_fils: bigint;
	reason: string;
	state: RefundsState;
	sent_at: Date | null;
	refunded_at: Date | null;
	charged_back_at: Date | null;
};

export async function getBookingTimeline(platform: Platform, caller: Caller, id: string): Promise<BookingTimeline> {
	const row = await bookingById(platform.db, id);
	if (!row || !canViewBooking(row, caller)) throw refuse('BOOKING_NOT_FOUND');
	const viewer = { isRenter: row.renter_id === caller.userId, isOwner: row.owner_id === caller.userId };
	// The owner does not see the platform's goodwill for the renter.
	const refunds = (await refundsOfBookings(platform.db, [id])).filter(({ reason }) => !viewer.isOwner || reason !== 'GOODWILL');
	const places = await placesOf(platform.db, id);
	const isShared = sharesPlace({ status: row.status, endsAt: row.ends_at }, platform.clock.now());
	const others = [
		...listPlaceEvents(places, isShared),
		...(await departuresOf(platform.db, [id])).map(toPastDeparture),
		...listChangeEvents(await appliedChangesOf(platform.db, id)),
		...(await listRebookingEvents(platform.db, row)),
		...listGoodwillEvents(await grantedGoodwillOf(platform.db, id), viewer),
	];
	// The owner does not see what else the renter has booked.
	const carried = viewer.isOwner ? [] : listCarriedEvents(await carriedMoneyOf(platform.db, id));
	const atFirst = (await appliedPaymentsOf(platform.db, id)).filter(({ purpose }) => purpose !== 'CHANGE');
	const paidFils = atFirst.length > 0 ? atFirst.reduce((sum, { amount_fils: fils }) => sum + fils, 0n) : undefined;
	const past = listPastEvents(row, refunds, { before: others, after: carried }, paidFils);
	// A booking that an admin made was not requested by the renter.
	const happened = others.some((each) => each.happened.kind === 'IN_PLACE') ? past.filter(({ kind }) => kind !== 'REQUESTED') : past;
	return { happened: await withActors(platform.db, row, happened), comes: listUpcomingEvents(row, refunds) };
}

function toPastDeparture({ phase, set_out_at: at }: DepartureRow): Past {
	return { at, happened: { at: ammanIso(at), amountJod: null, reason: null, cancelCode: null, kind: 'SET_OUT', phase } };
}

/**
 * Ordered by time; events of the same moment are in causal order. `others` come before or after those of the row at the same moment.
 * `paidFils`: paid with the booking, before any change of it.
 */
export function listPastEvents(
	row: BookingRow,
	refunds: readonly Refund[],
	others: { before: readonly Past[]; after: readonly Past[] } = { before: [], after: [] },
	paidFils: bigint = row.total_fils + row.deposit_fils,
): TimelineEvent[] {
	const events: Past[] = [...others.before];
	const push = (at: Date | null, toEvent: (common: CommonDetails) => TimelineEvent) => {
		if (at) events.push({ at, happened: toEvent({ at: ammanIso(at), amountJod: null, reason: null }) });
	};
	const add = (kind: PlainKind, at: Date | null, more: Partial<CommonDetails> = {}) =>
		push(at, (common) => ({ ...common, ...more, kind, cancelCode: null }));
	const addNoShow = (kind: NoShowKind, at: Date | null, more: Partial<CommonDetails> = {}) => {
		const { no_show_code: cancelCode } = row;
		if (cancelCode) push(at, (common) => ({ ...common, ...more, kind, cancelCode }));
	};
	const { cancel_code: cancelCode, cancel_reason: reason } = row;
	const dismissed = row.status !== 'CANCELLED' && row.checked_in_at === null;
	add('REQUESTED', row.created_at);
	add('PAID', row.paid_at, { amountJod: formatFils(paidFils) });
	add('CONFIRMED', row.confirmed_at);
	if (row.late_until) {
		const expectedAt = ammanIso(row.late_until);
		push(row.late_said_at, (common) => ({ ...common, kind: 'LATE', cancelCode: null, expectedAt }));
	}
	addNoShow('NO_SHOW_SAID', row.no_show_said_at);
	addNoShow('NO_SHOW_CONTESTED', row.no_show_contested_at, { reason: row.no_show_contest_reason });
	add('CHECKED_IN', row.checked_in_at);
	addNoShow('NO_SHOW_DISMISSED', dismissed ? row.no_show_closed_at : null);
	add('RETURNED', row.returned_at);
	add('COMPLETED', row.completed_at);
	if (cancelCode) push(row.cancelled_at, (common) => ({ ...common, reason, kind: 'CANCELLED', cancelCode }));
	for (const refund of refunds) {
		const amountJod = formatFils(refund.amount_fils);
		const isWithBank = refund.state === 'SENT' || refund.state === 'REFUNDED';
		add('REFUND_SENT', isWithBank ? refund.sent_at : null, { amountJod });
		add('REFUND_ARRIVED', refund.refunded_at ?? refund.charged_back_at, { amountJod });
	}
	events.push(...others.after);
	return events.toSorted((a, b) => a.at.getTime() - b.at.getTime()).map(({ happened }) => happened);
}

/** Events that are still to come in the current state. */
export function listUpcomingEvents(row: BookingRow, refunds: readonly Refund[]): Coming[] {
	const coming: Coming[] = [];
	const expect = (kind: Coming['kind'], at: Date | null, fils: bigint | null = null) =>
		coming.push({ kind, at: at && ammanIso(at), amountJod: fils === null ? null : formatFils(fils) });
	const lifecycle = toBookingLifecycle(row);
	const { noShow } = lifecycle;
	const live = row.status === 'REQUESTED' || row.status === 'CONFIRMED';
	if (row.status === 'REQUESTED') expect(row.paid_at ? 'ANSWER' : 'PAY', row.paid_at ? row.respond_by : row.hold_expires_at);
	if (noShow && !noShow.closedAt && !row.checked_in_at && live) {
		const owed = computeCancellation(toCancellationInput(row), noShow.code, noShow.saidAt).refundFils;
		if (isUpheldByTime(lifecycle)) expect('CONTEST', noShow.contestBy, owed);
		else expect('DECISION', null, owed);
		return coming;
	}
	if (live && !row.checked_in_at) expect('PICK_UP', row.starts_at);
	if (live && !row.returned_at) expect('RETURN', row.ends_at);
	if (row.status === 'CONFIRMED') expect('COMPLETE', new Date(row.ends_at.getTime() + COMPLETE_AFTER_MS));
	for (const refund of refunds.filter((each) => !hasArrived(each))) expect('REFUND', null, refund.amount_fils);
	const depositIsHeld = row.paid_at !== null && row.status !== 'CANCELLED' && row.deposit_closed_at === null;
	if (depositIsHeld && row.deposit_fils > 0n) expect('DEPOSIT', row.deposit_due_at, row.deposit_fils);
	return coming;
}
