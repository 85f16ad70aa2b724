/** Structured logs. Never logged: passwords, codes, tokens, cookies, card data, gateway secrets. */
import { type Logger, pino } from 'pino';

export type Log = Logger;

export function createLog(level: string): Log {
	return pino({
		level,
		base: null,
		timestamp: pino.stdTimeFunctions.isoTime,
		serializers: { err: describeError },
		redact: { paths: ['*.password', '*.token', '*.cookie', '*.authorization'], censor: '[redacted]' },
	});
}

/** Database drivers attach whole connections to their errors, including parameters and passwords. Only the fields that help diagnosis are logged. */
function describeError(error: unknown): object {
	if (!(error instanceof Error)) return { message: String(error) };
	const { code, constraint, table, status } = error as Error & { [name: string]: unknown };
	const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
	return { type: error.name, message: error.message, code, constraint, table, status, stack: error.stack, ...cause };
}
