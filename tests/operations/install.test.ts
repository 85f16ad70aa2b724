/** docs/install.md is a script: its blocks can be read and name settings that exist; FULL=1 runs them in an empty Debian (`rehearse-install.ts`). */
import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseEnv, promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readEnv } from '#server/app/env.ts';
import { variables } from '#server/app/variables.ts';
import { installBlocks, restoreBlocks, whyNotHere } from './rehearsal/plan.ts';

const code = [...installBlocks(), ...restoreBlocks()].map((block) => block.code).join('');

describe('docs/install.md', () => {
	it('can be read by the shell', () => {
		expect(spawnSync('bash', ['-n'], { input: code, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
	});

	it('names the version of the release, and settings that the server knows and accepts', () => {
		expect(code).toContain(`VERSION=${JSON.parse(readFileSync('package.json', 'utf8')).version} `);
		const [, text = ''] = /^cat >> \/etc\/mishwar\/mishwar\.env <<END\n(.*?)^END$/ms.exec(code) ?? [];
		// Parsed as servers and commands do.
		const settings = parseEnv(text);
		expect(Object.keys(settings).filter((name) => !(name in variables.shape))).toEqual([]);
		// Values that the shell inserts.
		const filled = { ...settings, PUBLIC_URL: 'https://mishwar.example', SECRET_KEY: 'x'.repeat(64) };
		expect(readEnv(filled)).toMatchObject({ demo: false, MIGRATIONS: 'wait', SERVERS: 2 });
	});
});

const reason = process.env.FULL ? whyNotHere() : 'only with FULL=1';
describe.skipIf(reason)(`the installation${reason ? `: skipped, ${reason}` : ''}`, () => {
	it('leads from an empty Debian to a super admin who is signed in, through an upgrade, and back after an accident', {
		timeout: 3_600_000,
	}, async () => {
		const { stdout } = await promisify(execFile)(process.execPath, ['tests/operations/rehearse-install.ts'], { maxBuffer: 2 ** 28 });
		expect(stdout).toContain('Signed in over TLS as SUPER_ADMIN');
		expect(stdout).toMatch(/Upgraded to .* calls, none of which failed/);
		expect(stdout).toContain('Restored: an Arabic name, a photo, and files that both servers can replace');
		expect(stdout).toContain('Every block of docs/install.md, and of a restore, was run.');
	});
});
