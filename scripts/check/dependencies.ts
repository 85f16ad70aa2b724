/**
 * The lock file: exact versions with checksums, no registry host, free licences; a list of the production packages (SBOM) can be made from it; and known
 * weaknesses, if the registry can be queried.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { billOfRelease } from '../production-packages.ts';

type Locked = { version?: string; integrity?: string; resolved?: string; license?: string; dev?: boolean };
type Group = 'dependencies' | 'peerDependencies' | 'devDependencies';
type Lock = { packages: Record<string, Locked & Partial<Record<Group, Record<string, string>>>> };
type Audit = { error?: unknown; vulnerabilities?: Record<string, { severity: string; range: string }> };

/** Free for use in a service whose source is not published. LGPL and MPL cover the libraries themselves, which are used unchanged. */
const FREE = new Set([
	...[
		'MIT',
		'MIT-0',
		'ISC',
		'BSD-2-Clause',
		'BSD-3-Clause',
		'0BSD',
		'Apache-2.0',
		'Unlicense',
		'CC0-1.0',
		'OFL-1.1',
		'Python-2.0',
		'BlueOak-1.0.0',
	],
	...['MPL-2.0', 'LGPL-3.0-or-later'],
]);
const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const SERIOUS = ['high', 'critical'];

/** `A OR B` needs one free licence, `A AND B` all. */
export function isFree(license: string): boolean {
	const either = license.replace(/[()]/g, '').split(/ or /i);
	return either.some((each) => each.split(/ and /i).every((name) => FREE.has(name.trim())));
}

export function lockProblems({ packages }: Lock): string[] {
	const { '': root, ...locked } = packages;
	const direct = Object.entries({ ...root?.dependencies, ...root?.peerDependencies, ...root?.devDependencies });
	return [
		...direct.filter(([, range]) => !EXACT.test(range)).map(([name, range]) => `package.json: ${name} ${range} is not an exact version`),
		...Object.entries(locked).flatMap(([path, entry]) => {
			const name = path.split('node_modules/').at(-1);
			return [
				...(entry.integrity ? [] : [`package-lock.json: ${name} has no checksum`]),
				...(entry.resolved ? [`package-lock.json: ${name} names a registry`] : []),
				...(entry.dev || isFree(entry.license ?? 'none')
					? []
					: [`${name}: the licence ${entry.license ?? '(none)'} is not in the list of free ones`]),
			];
		}),
	];
}

export function checkDependencies(): string[] {
	return [...lockProblems(JSON.parse(readFileSync('package-lock.json', 'utf8'))), ...billProblems(), ...knownWeaknesses()];
}

/** Each direct dependency has to be in the list that a release carries. */
function billProblems(): string[] {
	const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
	const listed = new Set(billOfRelease().components.map(({ name, version }) => `${name} ${version}`));
	return Object.entries(dependencies)
		.filter(([name, version]) => !listed.has(`${name} ${version}`))
		.map(([name, version]) => `sbom: ${name} ${version} is missing`);
}

/** Serious weaknesses of production packages. If the registry offers no advisories or cannot be reached, the check says so instead of passing silently. */
function knownWeaknesses(): string[] {
	const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--omit=peer', '--json', '--fetch-retries=0', '--fetch-timeout=10000'], {
		encoding: 'utf8',
	});
	const weaknesses = weaknessesIn(stdout ?? '');
	if (!weaknesses) console.log('     advisories were not asked: the registry gave no answer to npm audit');
	return weaknesses ?? [];
}

/** Reads the output of `npm audit --json`; null if it contains no result. */
export function weaknessesIn(output: string): string[] | null {
	const { vulnerabilities } = readJson(output);
	if (!vulnerabilities) return null;
	return Object.entries(vulnerabilities)
		.filter(([, { severity }]) => SERIOUS.includes(severity))
		.map(([name, { severity, range }]) => `${name} ${range}: a weakness of severity ${severity} is known (npm audit)`);
}

function readJson(text: string): Audit {
	try {
		return JSON.parse(text);
	} catch {
		return {};
	}
}
