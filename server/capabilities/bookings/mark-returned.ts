/** The recorded return completes the booking. While a report that may end the rental early is open, the completion waits for its decision. */
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { expireOpenChange } from './changes/expire-open-change.ts';
import { noShowTimeMoved } from './events.ts';
import { closeNoShow } from './jobs.ts';
import { awaitsContest, toNoShowPayload } from './no-show.ts';
import { COMPLETE_AFTER_MS, CONTEST_MS } from './rules.ts';
import { type BookingRow, changeBooking } from './sql.ts';
import { transitionBooking } from './transition-booking.ts';

/** `row` must have been read under the booking's lock, as in all of these. */
export async function markReturned(
	platform: Platform,
	tx: Transaction,
	row: BookingRow,
	{ actorId, returnedAt }: { actorId: string; returnedAt: Date },
): Promise<BookingRow> {
	if (!row.completion_waits) return transitionBooking(platform, tx, row, 'RETURNED', { actorId, returnedAt });
	if (row.status !== 'CONFIRMED' || row.returned_at !== null) throw refuse('HANDOVER_CLOSED');
	const returned = await changeBooking(tx, row.id, { returned_at: returnedAt });
	await expireOpenChange(tx, row.id, platform.clock.now());
	await audit(platform, tx, {
		actorId,
		action: 'booking.return_recorded',
		subject: 'booking',
		subjectId: row.id,
		after: { returnedAt: returnedAt.toISOString() },
	});
	return returned;
}

/** From now on neither the return nor the passing of time completes the booking, and time alone upholds no no-show. */
export async function holdCompletion(platform: Platform, tx: Transaction, row: BookingRow): Promise<void> {
	if (row.completion_waits) return;
	const held = await changeBooking(tx, row.id, { completion_waits: true });
	if (awaitsContest(held))
		await platform.events.publish(platform, tx, noShowTimeMoved, { ...(await toNoShowPayload(tx, held)), waits: true });
}

/** Completes the booking at once if its return was recorded, or its end passed, meanwhile. */
export async function releaseCompletion(platform: Platform, tx: Transaction, row: BookingRow, actorId: string): Promise<BookingRow> {
	if (!row.completion_waits) return row;
	const released = await changeBooking(tx, row.id, { completion_waits: false });
	if (row.returned_at) return transitionBooking(platform, tx, released, 'RETURNED', { actorId, returnedAt: row.returned_at });
	const now = platform.clock.now();
	const noShowIsOpen = row.no_show_code !== null && row.no_show_closed_at === null && row.checked_in_at === null;
	if (noShowIsOpen) return giveTimeToContest(platform, tx, released);
	const isOver = now.getTime() >= row.ends_at.getTime() + COMPLETE_AFTER_MS;
	return isOver ? transitionBooking(platform, tx, released, 'RETURN_PASSED', { actorId: null }) : released;
}

/** Restarts the time to contest a no-show that waited for the report: the accused may have regarded the report as their answer. */
async function giveTimeToContest(platform: Platform, tx: Transaction, row: BookingRow): Promise<BookingRow> {
	const contestBy = new Date(platform.clock.now().getTime() + CONTEST_MS);
	await enqueue(tx, closeNoShow, { bookingId: row.id }, { runAt: contestBy, key: `no-show-${row.id}` });
	const moved = await changeBooking(tx, row.id, { no_show_contest_by: contestBy });
	if (awaitsContest(moved))
		await platform.events.publish(platform, tx, noShowTimeMoved, { ...(await toNoShowPayload(tx, moved)), waits: false });
	return moved;
}
