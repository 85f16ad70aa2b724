/** Builds the web when its sources changed since the last build, and compresses what browsers fetch. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const root = fileURLToPath(new URL('..', import.meta.url));
const SOURCES = ['web', 'contract', 'vite.config.ts', 'package-lock.json'];
const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest)$/;
const stamp = path.join(root, 'build/.sources');

export async function buildWeb(progress: (line: string) => void): Promise<void> {
	const sources = hashOfSources();
	if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
	progress('Building the web');
	const { createBuilder } = await import('vite');
	const builder = await createBuilder({ root, logLevel: 'warn', mode: 'production' });
	await builder.buildApp();
	compress(path.join(root, 'build/client'));
	writeFileSync(stamp, sources);
}

function hashOfSources(): string {
	const hash = createHash('sha256');
	for (const file of SOURCES.flatMap((source) => filesIn(path.join(root, source)))) hash.update(file).update(readFileSync(file));
	return hash.digest('hex');
}

function filesIn(place: string): string[] {
	if (path.extname(place) !== '') return [place];
	return readdirSync(place, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
		.map((entry) => path.join(entry.parentPath, entry.name))
		.sort();
}

function compress(folder: string): void {
	for (const file of filesIn(folder).filter((name) => COMPRESSIBLE.test(name))) {
		const bytes = readFileSync(file);
		const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength };
		writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
	}
}
