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

/** Drivers hang whole connections on their errors, parameters and passwords among them: only what tells the story is kept. */
function describeError(error: unknown): object {
	if (!(error instanceof Error)) return { message: String(error) };
	const { code, constraint, table, status } = error as Error & { [name: string]: unknown };
	const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
	return { type: error.name, message: error.message, code, constraint, table, status, stack: error.stack, ...cause };
}
