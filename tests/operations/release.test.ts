/** The release: the same file each time, with production packages alone, all of which its list names. Made twice with FULL=1. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BillOfMaterials } from '../../scripts/production-packages.ts';

const run = (program: string, words: string[], cwd: string) =>
	execFileSync(program, words, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });

describe.skipIf(!process.env.FULL)('the release', { timeout: 1_200_000 }, () => {
	let folder: string;
	let checkout: string;
	const read = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));

	/** Returns the checksum of the archive. */
	function makeRelease(): string {
		run(process.execPath, ['scripts/release.ts'], checkout);
		const file = readdirSync(path.join(checkout, 'release')).find((name) => name.endsWith('.sha256')) ?? '';
		return readFileSync(path.join(checkout, 'release', file), 'utf8');
	}

	beforeAll(() => {
		folder = mkdtempSync(path.join(tmpdir(), 'mishwar-release-test-'));
		checkout = path.join(folder, 'checkout');
		run('git', ['clone', '--quiet', '--shared', '.', checkout], '.');
		run('cp', ['-al', 'node_modules', path.join(checkout, 'node_modules')], '.');
	}, 120_000);
	afterAll(() => rmSync(folder, { recursive: true, force: true }));

	it('is the same file each time it is made from a commit', () => {
		expect(makeRelease()).toBe(makeRelease());
	});

	it('has a checksum of each of its files, no tools, and only packages that its list names', () => {
		const archive = readdirSync(path.join(checkout, 'release')).find((name) => name.endsWith('.tar.gz')) ?? '';
		run('tar', ['-xzf', path.join(checkout, 'release', archive), '-C', folder, '--strip-components=1'], '.');
		run('sha256sum', ['--quiet', '--check', 'SHA256SUMS'], folder);
		const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
		const isThere = (name: string) => existsSync(path.join(folder, 'node_modules', name));
		expect(Object.keys(dependencies).filter((name) => !isThere(name))).toEqual([]);
		const { components }: BillOfMaterials = read('sbom.json');
		const listed = new Set(components.map(({ name }) => name));
		// A tool may be what a production package needs, too; then it is listed.
		expect(Object.keys(devDependencies).filter((name) => isThere(name) && !listed.has(name))).toEqual([]);
		const installed = readdirSync(path.join(folder, 'node_modules')).flatMap((name) =>
			name.startsWith('@') ? readdirSync(path.join(folder, 'node_modules', name)).map((inner) => `${name}/${inner}`) : [name],
		);
		expect(installed.filter((name) => !listed.has(name))).toEqual([]);
		expect(read('package.json')).not.toHaveProperty('devDependencies');
		const { start, ...commands }: Record<string, string> = read('package.json').scripts;
		expect(start).toBe('exec env NODE_COMPILE_CACHE=node_modules/.cache/compiled node main.ts');
		for (const command of Object.values(commands))
			expect(command).toMatch(/^exec node --env-file-if-exists=\/etc\/mishwar\/mishwar\.env server\/app\//);
	});
});
