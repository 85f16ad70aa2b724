/** Which errors mean that the database cannot serve at the moment, so that the same call may succeed soon. */
import pg from 'pg';

/** Classes: connection exception, insufficient resources (disk full, too many connections), operator intervention (restart, statement timeout). */
const TRANSIENT_CLASSES = ['08', '53', '57'];
const TRANSIENT_CODES = new Set([
	'25006', // read_only_sql_transaction: a standby, or a primary that became one
	'25P03', // idle_in_transaction_session_timeout
	'25P04', // transaction_timeout
	'40001', // serialization_failure, after all retries
	'40P01', // deadlock_detected, after all retries
	'55P03', // lock_not_available: the lock timeout
	'58030', // io_error
]);
/** database_dropped: waiting does not help. */
const PERMANENT_CODES = new Set(['57P04']);
const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN']);

/** Errors of pg and pg-pool without a code. */
const MESSAGES = new Set([
	'timeout exceeded when trying to connect',
	'timeout expired',
	'Connection terminated due to connection timeout',
	'Connection terminated unexpectedly',
	'Connection terminated',
	'Client has encountered a connection error and is not queryable',
	'Client was closed and is not queryable',
	'Query read timeout',
]);

/** A change may have been committed although its response was lost; a retry with the same Idempotency-Key returns the result. */
export function isDatabaseUnavailable(error: unknown): boolean {
	// A host name with several addresses fails once per address.
	if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
	if (!(error instanceof Error)) return false;
	if (error instanceof pg.DatabaseError) return isTransient(error.code ?? '');
	if (MESSAGES.has(error.message) || ('syscall' in error && error.syscall === 'connect')) return true;
	return ('code' in error && NETWORK_CODES.has(String(error.code))) || isDatabaseUnavailable(error.cause);
}

function isTransient(code: string): boolean {
	return !PERMANENT_CODES.has(code) && (TRANSIENT_CODES.has(code) || TRANSIENT_CLASSES.some((prefix) => code.startsWith(prefix)));
}

const READ_ONLY = '25006';

/** Whether the connection on which it happened must not be used again. */
export function isConnectionUseless(error: unknown): boolean {
	if (error instanceof pg.DatabaseError) return error.code === READ_ONLY;
	return error instanceof Error && error.message === 'Query read timeout';
}
