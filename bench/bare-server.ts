/** The baseline: node:http and pg only. The parent maps addresses to statements; the row's JSON is sent as PostgreSQL produced it. */
import { createServer } from 'node:http';
import pg from 'pg';
import { reportUsage } from './child.ts';

export type Statement = { name?: string; text: string; values: unknown[] };

const statements = new Map<string, Statement>();
const pool = new pg.Pool({
	connectionString: process.env.DATABASE_URL,
	max: 20,
	types: { getTypeParser: () => (value: string) => value } as unknown as pg.CustomTypesConfig,
});

const server = createServer((request, response) => {
	const statement = statements.get(request.url ?? '');
	if (!statement) {
		response.writeHead(404).end();
		return;
	}
	pool.query(statement).then(
		({ rows }) => {
			response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'x-total-count': rows[0]?.found ?? '' });
			response.end(rows[0]?.cards ?? JSON.stringify(rows));
		},
		(error: unknown) => response.writeHead(500).end(String(error)),
	);
});

process.on('message', (message) => {
	if (!Array.isArray(message)) return;
	for (const [path, statement] of message as Array<[string, Statement]>) statements.set(path, statement);
	process.send?.('known');
});
server.listen(0, '127.0.0.1', () => {
	const address = server.address();
	const port = typeof address === 'object' && address ? address.port : 0;
	reportUsage(`http://127.0.0.1:${port}`, () => pool.end());
});
