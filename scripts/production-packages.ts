/** The packages of a release, without those of tools, and a list of them (SBOM), which `npm run sbom` prints. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

type Locked = { dev?: boolean; peer?: boolean; devOptional?: boolean };
type Lock = { packages: Record<string, Locked>; [field: string]: unknown };
export type BillOfMaterials = { components: ReadonlyArray<{ name: string; version: string }> };

/** Without this, npm would require optional peer packages that are needed only for building. */
const WITHOUT_PEERS = '--legacy-peer-deps';

/**
 * Writes package.json and its lock file with the production packages alone. With `--omit=dev` npm installs what a production package may use and
 * a tool does use, TypeScript among them, and leaves `pg` and `react` out of its list, because tools depend on them too.
 */
export function writeProductionLock(folder: string): void {
	const { version, dependencies, allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'));
	const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
	const about = { name: 'mishwar', version, dependencies };
	const locked = Object.entries(lock.packages).filter(([name, { dev, peer, devOptional }]) => name !== '' && !dev && !peer && !devOptional);
	writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ ...about, allowScripts }));
	writeFileSync(
		path.join(folder, 'package-lock.json'),
		JSON.stringify({ ...lock, packages: { '': about, ...Object.fromEntries(locked) } }),
	);
}

export function installPackages(folder: string): void {
	const words = ['ci', WITHOUT_PEERS, '--no-audit', '--no-fund', '--loglevel=error'];
	execFileSync('npm', words, { cwd: folder, stdio: 'inherit' });
}

/**
 * In CycloneDX 1.5 (https://cyclonedx.org/docs/1.5/json/), without the time and the number that npm gives each list. `of`: what is installed in
 * the folder, or what its lock file names for any platform. Throws if the lock file does not fit package.json.
 */
export function billOfMaterials(folder: string, of: 'installed' | 'locked'): BillOfMaterials {
	const words = ['sbom', '--sbom-format', 'cyclonedx', WITHOUT_PEERS, ...(of === 'locked' ? ['--package-lock-only'] : [])];
	const made = execFileSync('npm', words, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 });
	const { serialNumber: _, metadata, ...rest } = JSON.parse(made);
	const { timestamp: __, component, ...about } = metadata;
	return { ...rest, metadata: { ...about, component: { ...component, name: 'mishwar' } } };
}

/** What a release contains on any platform, from the lock file alone. */
export function billOfRelease(): BillOfMaterials {
	const folder = mkdtempSync(path.join(tmpdir(), 'mishwar-packages-'));
	try {
		writeProductionLock(folder);
		return billOfMaterials(folder, 'locked');
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

if (import.meta.main) console.log(JSON.stringify(billOfRelease(), null, '\t'));
