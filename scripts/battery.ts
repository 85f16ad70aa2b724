/**
 * `npm run attack` and `npm run faults`: the tests of one kind in their long form, then one table of the results.
 * Further arguments select the parts to run.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Words of the paths of a part's test files. */
type Parts = Readonly<Record<string, readonly string[]>>;
type Battery = { env: Record<string, string>; parts: Parts };

const http = 'server/platform/http';
const identity = 'server/capabilities/identity';
const payments = 'server/capabilities/payments';
const batteries: Record<string, Battery> = {
	attack: {
		env: { ATTACK_CALLS: '100000', RACE_ROUNDS: '100' },
		parts: {
			'hostile calls, ids of others': ['tests/attack/fuzz.test.ts', `${http}/no-schema-throws.test.ts`],
			'who may call what': [`${http}/access-matrix.test.ts`, `${http}/access.test.ts`, `${http}/same-origin.test.ts`],
			'return addresses': ['contract/local-path.test.ts', 'web/routes/access-redirect.test.ts', 'web/screens/auth/return-address.test.ts'],
			'guessing, locking out, learning': [
				`${identity}/guessing`,
				`${identity}/code-limits`,
				`${identity}/same-work`,
				`${identity}/common-passwords`,
			],
			'old links and stolen passwords': [`${identity}/open-proofs`, `${identity}/second-factor`, `${identity}/cookies`],
			'demo doors': ['server/app/demo-access.test.ts', `${http}/loopback.test.ts`],
			'trust marks': ['server/capabilities/cars/second-look.test.ts', 'server/capabilities/kyc/identity-check.test.ts'],
			uploads: [
				'server/platform/files/uploads.test.ts',
				'server/platform/files/open-uploads.test.ts',
				'server/platform/files/silent-storage.test.ts',
				'server/capabilities/cars/import/office.test.ts',
			],
			'floods and limits': [
				`${http}/limits.test.ts`,
				'server/platform/limits',
				'sms-abuse.test.ts',
				'server/capabilities/messaging/limits.test.ts',
			],
			races: ['bookings', 'bookings/changes', 'claims', 'fines', 'handover', 'payouts', 'renter-claims'].map(
				(name) => `server/capabilities/${name}/race.test.ts`,
			),
			'replays and lies of the gateway': [`${payments}/webhook-storm.test.ts`, `${payments}/faults-of-trust.test.ts`],
		},
	},
	faults: {
		// After each part, stays must not overlap and the ledger must have no differences.
		env: { FULL: '1', PROVE_BOOKS: '1' },
		parts: {
			'the database blips, vanishes, is killed': [
				'tests/faults/database-blips',
				'tests/faults/vanished-primary',
				'tests/faults/silent-host',
				'server/platform/jobs/listening-breaks',
				'server/platform/database/embedded',
			],
			'read-only, full, silent: readiness': ['server/app/readiness.test.ts'],
			'kill -9 of processes': ['tests/faults/kill-points', 'tests/faults/processes', 'tests/faults/live-streams'],
			'rolling restarts': ['tests/faults/rolling-restart'],
			'the former release beside this one': ['tests/operations/former-release'],
			'nginx in front': ['tests/faults/nginx.test.ts'],
			'Caddy in front': ['tests/faults/caddy.test.ts'],
			'clock steps': ['tests/faults/clock-steps'],
			'lost answers': ['repeated-answers.test.ts', 'answer-buttons.test.tsx'],
			'mail and SMS hang': ['hanging-services.test.ts', 'delivery-channels.test.ts'],
			'the object store hangs': ['silent-storage.test.ts'],
			'the gateway slow, dead or lying': [`${payments}/faults`],
		},
	},
};

type Result = { name: string; status: string; startTime: number; endTime: number; assertionResults: Array<{ status: string }> };

async function run(battery: Battery, files: readonly string[]): Promise<Result[]> {
	const folder = mkdtempSync(path.join(tmpdir(), 'mishwar-battery-'));
	const report = path.join(folder, 'report.json');
	try {
		const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...files], {
			stdio: 'inherit',
			env: { ...process.env, ...battery.env, REPORT_FILE: report },
		});
		for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
		await new Promise((resolve) => child.on('close', resolve));
		return JSON.parse(readFileSync(report, 'utf8')).testResults;
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

const [kind = '', ...chosen] = process.argv.slice(2);
const battery = batteries[kind];
const parts = Object.entries(battery?.parts ?? {}).filter(([name]) => chosen.length === 0 || chosen.some((word) => name.includes(word)));
if (!battery || parts.length === 0) {
	console.error(`Say which: ${Object.keys(batteries).join(' or ')}, and parts of it that exist.`);
	process.exit(2);
}
const results = await run(
	battery,
	parts.flatMap(([, files]) => files),
);
const rows = parts.map(([name, words]) => {
	const of = results.filter((result) => words.some((word) => result.name.includes(word)));
	const tests = of.flatMap(({ assertionResults }) => assertionResults);
	const failed =
		tests.filter(({ status }) => status === 'failed').length +
		of.filter((each) => each.status === 'failed' && each.assertionResults.length === 0).length;
	const seconds = Math.round(of.reduce((sum, { startTime, endTime }) => sum + endTime - startTime, 0) / 1000);
	const count = (statuses: readonly string[]) => tests.filter(({ status }) => statuses.includes(status)).length;
	// Skipped: a program of the operating system that the part needs is absent (nginx).
	return { part: name, files: of.length, passed: count(['passed']), skipped: count(['skipped', 'pending']), failed, seconds };
});
console.table(rows);
const failed = rows.reduce((sum, row) => sum + row.failed, 0) + rows.filter(({ files }) => files === 0).length;
console.log(failed === 0 ? 'Nothing failed.' : `${failed} failed.`);
process.exitCode = failed === 0 ? 0 : 1;
