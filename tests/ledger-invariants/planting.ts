/** Plants corrupt rows past all constraints. */

/** Bookings by their outcome. */
export type Ids = Record<
	'open' | 'owed' | 'declined' | 'kept' | 'completed' | 'settled' | 'disputed' | 'won' | 'lost' | 'goodwill' | 'fined' | 'carried',
	string
>;

/** The invariant, what is wrong, the statements that cause it, and the expected report. */
export type Corruption = [check: string, wrong: string, statements: string, said: RegExp];

export const entry = (key: string, lines: Array<[account: string, debit: number, credit: number]>, bookingId = 'NULL') =>
	`INSERT INTO journal_entries (event_key, booking_id, occurred_at) VALUES (${key}, ${bookingId}, now());
	INSERT INTO journal_lines (entry_id, line_no, account, debit_fils, credit_fils) VALUES ${lines
		.map(([account, debit, credit], index) => `(currval('journal_entries_id_seq'), ${index + 1}, '${account}', ${debit}, ${credit})`)
		.join(', ')}`;
export const eventOf = (kind: string, bookingId: string) =>
	`(SELECT id FROM journal_entries WHERE event_key LIKE '${kind}:%' AND booking_id = '${bookingId}')`;
export const unwritten = (kind: string, bookingId: string) =>
	`DELETE FROM journal_lines WHERE entry_id = ${eventOf(kind, bookingId)};
	DELETE FROM journal_entries WHERE event_key LIKE '${kind}:%' AND booking_id = '${bookingId}'`;
export const NOBODYS = '00000000-0000-4000-8000-000000000000';
