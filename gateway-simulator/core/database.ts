/** One SQLite file with the simulator's state, so that it survives restarts. */
import { DatabaseSync } from 'node:sqlite';

const SCHEMA = `
CREATE TABLE IF NOT EXISTS counters (name TEXT PRIMARY KEY, last INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS invoices (
	id INTEGER PRIMARY KEY, wire TEXT NOT NULL, token TEXT NOT NULL UNIQUE, reference TEXT NOT NULL, external_id TEXT,
	fils INTEGER NOT NULL CHECK (fils > 0), currency TEXT NOT NULL, intent TEXT NOT NULL, status TEXT NOT NULL,
	return_url TEXT NOT NULL, webhook_url TEXT, created_at INTEGER NOT NULL,
	override_fils INTEGER, override_currency TEXT, override_uses INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX IF NOT EXISTS invoices_by_external_id ON invoices (external_id);
CREATE TABLE IF NOT EXISTS payments (
	id TEXT PRIMARY KEY, number INTEGER NOT NULL UNIQUE, invoice_id INTEGER NOT NULL REFERENCES invoices (id), card TEXT,
	status TEXT NOT NULL, error_code TEXT, error_message TEXT, taken_fils INTEGER NOT NULL, wrong_codes INTEGER NOT NULL DEFAULT 0,
	followed_up INTEGER NOT NULL DEFAULT 0, created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS payments_by_invoice ON payments (invoice_id);
CREATE TABLE IF NOT EXISTS refunds (
	id INTEGER PRIMARY KEY, payment_id TEXT NOT NULL REFERENCES payments (id), invoice_id INTEGER NOT NULL REFERENCES invoices (id),
	fils INTEGER NOT NULL CHECK (fils > 0), external_id TEXT, comment TEXT, status TEXT NOT NULL, ends_as TEXT NOT NULL,
	ends_at INTEGER, created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS refunds_by_payment ON refunds (payment_id);
CREATE TABLE IF NOT EXISTS disputes (
	id INTEGER PRIMARY KEY, payment_id TEXT NOT NULL REFERENCES payments (id), status TEXT NOT NULL, created_at INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS transfers (reference TEXT PRIMARY KEY, wire TEXT NOT NULL, created_at INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS transfer_items (
	id INTEGER PRIMARY KEY, transfer TEXT NOT NULL REFERENCES transfers (reference), source TEXT NOT NULL UNIQUE, payment_id TEXT NOT NULL,
	invoice_id INTEGER NOT NULL, kind TEXT NOT NULL, fils INTEGER NOT NULL, fee_fils INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS idempotency_keys (key TEXT PRIMARY KEY, answer TEXT NOT NULL, created_at INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS deliveries (
	id INTEGER PRIMARY KEY, reference TEXT NOT NULL, code INTEGER NOT NULL, url TEXT NOT NULL, headers TEXT NOT NULL, body TEXT NOT NULL,
	state TEXT NOT NULL, due_at INTEGER NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, last_answer TEXT
) STRICT;
CREATE INDEX IF NOT EXISTS deliveries_waiting ON deliveries (due_at) WHERE state = 'waiting';
`;

const TABLES = ['deliveries', 'idempotency_keys', 'transfer_items', 'transfers', 'disputes', 'refunds', 'payments', 'invoices', 'settings'];

/** Opens the file at `path` (or `:memory:`) and creates missing tables. */
export function openDatabase(path: string): DatabaseSync {
	const database = new DatabaseSync(path);
	database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;');
	database.exec(SCHEMA);
	return database;
}

/** Runs `work` as one transaction. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
	if (database.isTransaction) return work();
	database.exec('BEGIN IMMEDIATE');
	try {
		const result = work();
		database.exec('COMMIT');
		return result;
	} catch (error) {
		database.exec('ROLLBACK');
		throw error;
	}
}

/**
 * A unique, increasing number. It follows the clock (milliseconds since 2023-11-14), so that a simulator with an empty
 * store does not reuse an id that the merchant still has.
 */
export function nextNumber(database: DatabaseSync, nowMs: number): number {
	const fromClock = Math.max(1, nowMs - 1_700_000_000_000);
	const row = database
		.prepare(
			`INSERT INTO counters (name, last) VALUES ('number', ?)
			 ON CONFLICT (name) DO UPDATE SET last = max(last + 1, excluded.last) RETURNING last`,
		)
		.get(fromClock);
	return Number(row?.last);
}

/** Deletes everything except the counter, because ids must not be reused. */
export function emptyDatabase(database: DatabaseSync): void {
	inTransaction(database, () => {
		for (const table of TABLES) database.exec(`DELETE FROM ${table}`);
	});
}
