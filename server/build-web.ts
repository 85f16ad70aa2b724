/** Builds the web when its sources changed since the last build, and compresses what browsers fetch. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const SOURCES = ['web', 'contract', 'vite.config.ts', 'server/build-web.ts', 'package-lock.json'];
const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest)$/;
const builds = path.join(root, 'build');
/** Builds kept beside the newest: a server that runs from one of them goes on reading from it. */
const KEPT = 2;

/** Where the build of the sources as they stand is: `client/` and `server/` below it. */
export async function buildWeb(progress: (line: string) => void): Promise<string> {
	const build = hashOfSources().slice(0, 16);
	const folder = path.join(builds, build);
	if (existsSync(folder)) return folder;
	progress('Building the web');
	// Made beside it and renamed: a build is there as a whole or not at all, also when two processes make it at once.
	const half = `${folder}.${process.pid}.part`;
	const { createBuilder } = await import('vite');
	const outDir = (part: string) => ({ build: { outDir: path.join(half, part), emptyOutDir: true } });
	const environments = { client: outDir('client'), ssr: outDir('server') };
	const builder = await createBuilder({ root, logLevel: 'warn', mode: 'production', environments, plugins: [scriptsIn(build)] });
	await builder.buildApp();
	compress(path.join(half, 'client'));
	try {
		renameSync(half, folder);
	} catch (error) {
		rmSync(half, { recursive: true, force: true });
		if (!existsSync(folder)) throw error;
	}
	for (const old of foldersByAge().slice(KEPT + 1)) rmSync(old, { recursive: true, force: true });
	return folder;
}

/**
 * Scripts of a build lie in a folder of its name, and so need no hash each: the first file of all names those of every screen, and hashes are what
 * does not compress. Little is lost by it: any change gives that file another name, and with it every file that imports it.
 */
function scriptsIn(build: string): Plugin {
	const names = { entryFileNames: `assets/${build}/[name].js`, chunkFileNames: `assets/${build}/[name].js` };
	return {
		name: 'mishwar:scripts-in-their-folder',
		configEnvironment: (name) => (name === 'client' ? { build: { rolldownOptions: { output: names } } } : undefined),
	};
}

/** The newest first. */
function foldersByAge(): string[] {
	return readdirSync(builds)
		.map((name) => path.join(builds, name))
		.sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
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
