/** What a backup consists of: `manifest.json` names every file with size and hash, the source and the time. It is written last. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { forEachConcurrently } from '../platform/base/at-once.ts';
import { StartError } from '../platform/base/start-error.ts';

export const DATABASE = 'database';
export const DUMP = 'mishwar.dump';
export const FILES = 'files';
const MANIFEST = 'manifest.json';

const fileRecord = z.object({ bytes: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) });
export type FileRecord = z.output<typeof fileRecord>;

/** Below the folder of the backup. */
const fileName = z
	.string()
	.regex(/^[\w.-]+(\/[\w.-]+)*$/)
	.refine((name) => !name.split('/').includes('..'));

const manifestShape = z.object({
	format: z.literal(1),
	/** The database is as it was at this moment or a little later; the files are as of a later moment. */
	takenAt: z.iso.datetime(),
	release: z.object({ version: z.string(), commit: z.string().nullable() }),
	/** The newest migration. */
	schema: z.string(),
	/** `version`: of the server, such as 15.12. */
	database: z.object({ kind: z.enum(['dump', 'base']), version: z.string() }),
	files: z.record(fileName, fileRecord),
});
export type Manifest = z.output<typeof manifestShape>;

/** Identifies the running code: only a release knows its commit. */
export async function readRelease(): Promise<Manifest['release']> {
	const about = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'));
	return { version: String(about.version), commit: typeof about.commit === 'string' ? about.commit : null };
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
	const { files, ...about } = manifest;
	// A line for each file, so that people can read and search it.
	const lines = Object.entries(files)
		.sort(([one], [other]) => (one < other ? -1 : 1))
		.map(([name, record]) => `${JSON.stringify(name)}: ${JSON.stringify(record)}`);
	const head = JSON.stringify(about, null, '\t').replace(/\n\}$/, '');
	await writeFile(path.join(folder, MANIFEST), `${head},\n\t"files": {\n\t\t${lines.join(',\n\t\t')}\n\t}\n}\n`, { mode: 0o600 });
}

/** Null if the folder has none, so that it is no complete backup. Throws StartError if the manifest cannot be parsed. */
export async function readManifest(folder: string): Promise<Manifest | null> {
	const content = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => null);
	if (content === null) return null;
	try {
		return manifestShape.parse(JSON.parse(content));
	} catch {
		throw new StartError(`${path.join(folder, MANIFEST)} is damaged, or of a later release.`);
	}
}

export async function recordOf(file: string): Promise<FileRecord> {
	const hash = createHash('sha256');
	await pipeline(createReadStream(file), hash);
	return { bytes: (await stat(file)).size, sha256: hash.digest('hex') };
}

export const recordOfBytes = (bytes: Uint8Array): FileRecord => ({
	bytes: bytes.byteLength,
	sha256: createHash('sha256').update(bytes).digest('hex'),
});

/** A line for each file that is missing or differs. */
export async function findDamage(folder: string, { files }: Manifest): Promise<string[]> {
	const problems: string[] = [];
	await forEachConcurrently(Object.entries(files), async ([name, expected]) => {
		const found = await recordOf(path.join(folder, name)).catch(() => null);
		if (!found) problems.push(`${name} is missing`);
		else if (found.bytes !== expected.bytes) problems.push(`${name} has ${found.bytes} bytes instead of ${expected.bytes}`);
		else if (found.sha256 !== expected.sha256) problems.push(`${name} has another hash`);
	});
	return problems.sort();
}

export function describeBackup({ takenAt, release, schema, database, files }: Manifest): string {
	const all = Object.values(files);
	const megabytes = (all.reduce((sum, { bytes }) => sum + bytes, 0) / 1024 ** 2).toFixed(1);
	const kind = database.kind === 'dump' ? 'dump' : 'base backup';
	return `${takenAt}: release ${release.version}, schema ${schema}, ${kind} of PostgreSQL ${database.version}, ${all.length} files, ${megabytes} MB`;
}
