import { describe, expect, it } from 'vitest';
import { localPath } from './local-path.ts';

describe('the return address of a sign-in', () => {
	it.each([
		'/',
		'/trips',
		'/car/toyota-corolla-2022?pickup=2026-12-01&return=2026-12-04',
		'/search?city=Dead%20Sea#results',
		'/a//b',
		'/messages/%2F',
	])('%s', (path) => {
		expect(localPath(path)).toBe(path);
	});

	it.each([
		undefined,
		null,
		'',
		'trips',
		'//evil.test',
		'///evil.test',
		'/\\evil.test',
		'\\\\evil.test',
		'/\\/evil.test',
		'https://evil.test/',
		'HTTPS://evil.test',
		'javascript:alert(1)',
		'data:text/html,x',
		' //evil.test',
		'\t//evil.test',
		'/\t/evil.test',
		'/\n/evil.test',
		'/%2f/evil.test',
		'/%2Fevil.test',
		'/%5cevil.test',
		'/%5Cevil.test',
		'/.//evil.test',
		'/..//evil.test',
		'/./\\evil.test',
		'/x/..//evil.test',
		'/a\\b',
		'/\u0000',
		'mailto:a@evil.test',
	])('%j is refused', (path) => {
		expect(localPath(path)).toBeNull();
	});
});
