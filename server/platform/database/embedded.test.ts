/** The embedded PostgreSQL restarts after it was killed, and stays stopped after it was stopped. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, it, vi } from 'vitest';
import { startEmbeddedPostgres } from './embedded.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'mishwar-embedded-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const postmaster = () => Number(readFileSync(path.join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]);

async function rows(url: string): Promise<number> {
	const client = new pg.Client({ connectionString: url });
	client.on('error', () => undefined);
	try {
		await client.connect();
		return Number((await client.query('SELECT count(*) FROM marks')).rows[0].count);
	} finally {
		await client.end();
	}
}

it('is started again after kill -9, with what was committed, and ends when it is stopped', { timeout: 60_000 }, async () => {
	const reasons: string[] = [];
	const { url, stop } = await startEmbeddedPostgres(folder, { onUnexpectedEnd: (reason) => reasons.push(reason) });
	const client = new pg.Client({ connectionString: url });
	client.on('error', () => undefined);
	await client.connect();
	await client.query('CREATE TABLE marks (n integer)');
	for (let times = 1; times <= 2; times += 1) {
		await vi.waitFor(() => rows(url), { timeout: 20_000, interval: 100 });
		const other = new pg.Client({ connectionString: url });
		other.on('error', () => undefined);
		await other.connect();
		await other.query('INSERT INTO marks VALUES ($1)', [times]);
		process.kill(postmaster(), 'SIGKILL');
		await vi.waitFor(async () => expect(await rows(url)).toBe(times), { timeout: 20_000, interval: 100 });
		await other.end().catch(() => undefined);
	}
	expect(reasons[0]).toBe('PostgreSQL ended (SIGKILL)');
	await client.end().catch(() => undefined);
	await stop();
	await expect(rows(url)).rejects.toThrow();
});
