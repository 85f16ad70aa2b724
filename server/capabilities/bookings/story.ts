/** A booking's story: what has happened to it, from its own row and its refunds, and what comes next. */
import type { BookingStory } from '#contract/booking-life.ts';
import { formatFils } from '#contract/money.ts';
import { ammanIso } from '#contract/time.ts';
import { hasArrived, refundsOfBookings } from '#server/capabilities/payments/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { RefundsState } from '#server/platform/database/schema.ts';
import type { Caller } from '#server/platform/http/call.ts';
import { cancelTerms } from './cancel-terms.ts';
import { settle } from './cancellation-rules.ts';
import { standing } from './present.ts';
import { maySee } from './read-bookings.ts';
import { COMPLETE_AFTER_MS, contestBy } from './rules.ts';
import { type BookingRow, bookingById } from './sql.ts';

type Happened = BookingStory['happened'][number];
type Coming = BookingStory['comes'][number];
type Refund = {
	amount_fils: bigint;
	reason: string;
	state: RefundsState;
	sent_at: Date | null;
	refunded_at: Date | null;
	charged_back_at: Date | null;
};

export async function readStory(platform: Platform, caller: Caller, id: string): Promise<BookingStory> {
	const row = await bookingById(platform.db, id);
	if (!row || !maySee(row, caller)) throw refuse('BOOKING_NOT_FOUND');
	const refunds = await refundsOfBookings(platform.db, [id]);
	return { happened: whatHappened(row, refunds), comes: whatComes(row, refunds) };
}

/** In the order of time; of what happened at the same moment, in the order in which one leads to the other. */
export function whatHappened(row: BookingRow, refunds: readonly Refund[]): Happened[] {
	const events: Array<{ at: Date; happened: Happened }> = [];
	const tell = (kind: Happened['kind'], at: Date | null, more: Partial<Happened> = {}) => {
		if (at) events.push({ at, happened: { kind, at: ammanIso(at), amountJod: null, cancelCode: null, reason: null, ...more } });
	};
	const noShowCode = row.no_show_code;
	const dismissed = row.status !== 'CANCELLED' && row.checked_in_at === null;
	tell('REQUESTED', row.created_at);
	tell('PAID', row.paid_at, { amountJod: formatFils(row.total_fils + row.deposit_fils) });
	tell('CONFIRMED', row.confirmed_at);
	tell('NO_SHOW_SAID', row.no_show_said_at, { cancelCode: noShowCode });
	tell('NO_SHOW_CONTESTED', row.no_show_contested_at, { cancelCode: noShowCode, reason: row.no_show_contest_reason });
	tell('CHECKED_IN', row.checked_in_at);
	tell('NO_SHOW_DISMISSED', dismissed ? row.no_show_closed_at : null, { cancelCode: noShowCode });
	tell('RETURNED', row.returned_at);
	tell('COMPLETED', row.completed_at);
	tell('CANCELLED', row.cancelled_at, { cancelCode: row.cancel_code, reason: row.cancel_reason });
	for (const refund of refunds) {
		const amountJod = formatFils(refund.amount_fils);
		const isWithBank = refund.state === 'SENT' || refund.state === 'REFUNDED';
		tell('REFUND_SENT', isWithBank ? refund.sent_at : null, { amountJod });
		tell('REFUND_ARRIVED', refund.refunded_at ?? refund.charged_back_at, { amountJod });
	}
	return events.toSorted((a, b) => a.at.getTime() - b.at.getTime()).map(({ happened }) => happened);
}

/** What is still to come, as things stand. */
export function whatComes(row: BookingRow, refunds: readonly Refund[]): Coming[] {
	const coming: Coming[] = [];
	const expect = (kind: Coming['kind'], at: Date | null, fils: bigint | null = null) =>
		coming.push({ kind, at: at && ammanIso(at), amountJod: fils === null ? null : formatFils(fils) });
	const { noShow } = standing(row);
	const live = row.status === 'REQUESTED' || row.status === 'CONFIRMED';
	if (row.status === 'REQUESTED') expect(row.paid_at ? 'ANSWER' : 'PAY', row.paid_at ? row.respond_by : row.hold_expires_at);
	if (noShow && !noShow.closedAt && !row.checked_in_at && live) {
		const owed = settle(cancelTerms(row), noShow.code, noShow.saidAt).refundFils;
		expect(noShow.contestedAt ? 'DECISION' : 'CONTEST', noShow.contestedAt ? null : contestBy(noShow), owed);
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
