/** Records the statements that our server sends to PostgreSQL: the child records, the parent asks for them. */
import pg from 'pg';
import type { Child } from './child.ts';
import type { Sent } from './pgbench.ts';

/** Call in the server's process before it connects. */
export function recordStatements(): void {
	let sent: Sent[] = [];
	const { query } = pg.Client.prototype;
	pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
		const [config, values] = args as [string | pg.QueryConfig, unknown];
		const statement = typeof config === 'string' ? { text: config, values } : config;
		sent.push({ text: statement.text, values: Array.isArray(statement.values) ? statement.values.map(written) : [] });
		return Reflect.apply(query, this, args);
	} as typeof query;
	process.on('message', (message) => {
		if (message !== 'statements') return;
		process.send?.(sent);
		sent = [];
	});
}

/** Statements since the last request. */
export const sentStatements = (child: Pick<Child, 'send'>): Promise<Sent[]> => child.send<Sent[]>('statements');

/** In the format of node-postgres. */
function written(value: unknown): string | null {
	if (value === null || value === undefined) return null;
	if (value instanceof Date) return value.toISOString();
	if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`;
	if (Array.isArray(value)) return `{${value.map((item) => JSON.stringify(String(item))).join(',')}}`;
	return String(value);
}
