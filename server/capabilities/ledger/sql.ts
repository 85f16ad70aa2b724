/** Every query on journal_entries and journal_lines: only ever added to. */
import type { Transaction } from '#server/platform/database/pool.ts';
import type { Line } from './rules.ts';

/** `bookingId`: null where the event is about many bookings, such as a transfer of the gateway. */
export type Entry = { eventKey: string; bookingId: string | null; occurredAt: Date; lines: readonly Line[] };

/** False where this event was entered before. */
export async function insertEntry(tx: Transaction, entry: Entry): Promise<boolean> {
	const row = await tx
		.insertInto('journal_entries')
		.values({ event_key: entry.eventKey, booking_id: entry.bookingId, occurred_at: entry.occurredAt })
		.onConflict((conflict) => conflict.column('event_key').doNothing())
		.returning('id')
		.executeTakeFirst();
	if (!row) return false;
	await tx
		.insertInto('journal_lines')
		.values(
			entry.lines.map((line, index) => ({
				entry_id: row.id,
				line_no: index + 1,
				account: line.account,
				debit_fils: line.debitFils,
				credit_fils: line.creditFils,
				owner_id: line.ownerId ?? null,
			})),
		)
		.execute();
	return true;
}
