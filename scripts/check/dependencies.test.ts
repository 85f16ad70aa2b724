import { describe, expect, it } from 'vitest';
import { isFree, lockProblems, weaknessesIn } from './dependencies.ts';

describe('a licence', () => {
	it.each(['MIT', '(MIT OR CC0-1.0)', 'MIT or MPL-2.0', 'GPL-3.0 OR MIT', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT'])(
		'%s is free',
		(license) => {
			expect(isFree(license)).toBe(true);
		},
	);

	it.each(['none', 'GPL-3.0', 'SEE LICENSE IN LICENSE', 'MIT AND SSPL-1.0', 'UNLICENSED', ''])('%s is not', (license) => {
		expect(isFree(license)).toBe(false);
	});
});

describe('the lock file', () => {
	const good = { version: '1.2.3', integrity: 'sha512-x', license: 'MIT' };
	const lock = (entry: object, range = '1.2.3') => ({
		packages: { '': { dependencies: { one: range } }, 'node_modules/one': { ...good, ...entry } },
	});

	it('may contain packages with exact versions, checksums and free licences', () => {
		expect(lockProblems(lock({}))).toEqual([]);
	});

	it.each([
		['a range', {}, '^1.2.3'],
		['no checksum', { integrity: undefined }, '1.2.3'],
		['a registry', { resolved: 'https://registry.example/one.tgz' }, '1.2.3'],
		['a licence that is not free', { license: 'SSPL-1.0' }, '1.2.3'],
	])('is refused with %s', (_, entry, range) => {
		expect(lockProblems(lock(entry, range))).toHaveLength(1);
	});

	it('may contain other licences only for tools', () => {
		expect(lockProblems(lock({ license: 'SSPL-1.0', dev: true }))).toEqual([]);
	});
});

describe('the result of npm audit', () => {
	const of = (severity: string) => JSON.stringify({ vulnerabilities: { one: { severity, range: '<1.2.4' } } });

	it('names serious weaknesses', () => {
		expect(weaknessesIn(of('high'))).toEqual(['one <1.2.4: a weakness of severity high is known (npm audit)']);
		expect(weaknessesIn(of('low'))).toEqual([]);
	});

	it.each([
		['nothing', ''],
		['a page instead of JSON', '<html>'],
		['a registry that cannot be reached', '{"message":"connect ECONNREFUSED","error":{"code":"ECONNREFUSED"}}'],
	])('is no answer with %s', (_, output) => {
		expect(weaknessesIn(output)).toBeNull();
	});
});
