/** The command as an operator runs it, beside a running app. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { aCar, aPerson } from '#tests/support/factories.ts';
import { paidRequest } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();

function prove(env: Record<string, string>): Promise<{ code: number; out: string }> {
	return new Promise((resolve) => {
		const inherited = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };
		execFile(process.execPath, ['server/app/ledger-verify.ts'], { env: { ...inherited, ...env } }, (error, stdout, stderr) => {
			resolve({ code: Number(error?.code ?? 0), out: stdout + stderr });
		});
	});
}

it('succeeds with a trial balance, and exits with 1 and a text for each difference', async () => {
	const { pool } = world.running.platform;
	const settings = { DATABASE_URL: String(pool.options.connectionString), DEMO: '1' };
	const renter = await aPerson(world);
	const { id } = await paidRequest(world, renter, await aCar(world, await aPerson(world)));
	const clean = await prove(settings);
	// Removes the capture and its gateway fee.
	expect(clean).toMatchObject({ code: 0, out: expect.stringContaining('in order: 2 entries, 1 bookings') });
	expect(clean.out).toMatch(/^GATEWAY_FEES +5\.325 +0\.00 +5\.325$/m);
	expect(clean.out).toMatch(/^DEPOSITS_HELD +0\.00 +106\.50 +-106\.50$/m);
	await pool.query(`UPDATE bookings SET deposit_fils = 0 WHERE id = $1`, [id]);
	expect(await prove(settings)).toMatchObject({
		code: 1,
		out: expect.stringContaining(`booking ${id}: DEPOSITS_HELD holds 106.50 JOD, its deposit to keep is nothing\n`),
	});
});

it('creates no database if none exists', async () => {
	const folder = mkdtempSync(path.join(tmpdir(), 'mishwar-verify-'));
	expect(await prove({ DATA_DIR: folder })).toMatchObject({ code: 1, out: expect.stringMatching(/^DATA_DIR: there is no database/) });
	rmSync(folder, { recursive: true });
});
