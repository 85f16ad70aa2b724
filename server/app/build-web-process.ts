/** The process that builds the web front end into a folder that appears atomically, and compresses the files for browsers. */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { createBuilder, type Plugin, build as viteBuild } from 'vite';
import type { WebBuild } from './build-web.ts';

const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest)$/;
/** Older builds that are retained, because a running server may still read from them. */
const KEPT = 2;

const { root, folder, build: name }: WebBuild = JSON.parse(process.argv[2] ?? '{}');

async function build(): Promise<void> {
	// Built beside the target and renamed, also when two processes build at once.
	const half = `${folder}.${process.pid}.part`;
	const outDir = (part: string) => ({ build: { outDir: path.join(half, part), emptyOutDir: true } });
	const environments = { client: outDir('client'), ssr: outDir('server') };
	const builder = await createBuilder({ root, logLevel: 'warn', mode: 'production', environments, plugins: [scriptsIn(name)] });
	await builder.buildApp();
	await buildWorker(path.join(half, 'client'));
	await compress(path.join(half, 'client'));
	try {
		renameSync(half, folder);
	} catch (error) {
		rmSync(half, { recursive: true, force: true });
		if (!existsSync(folder)) throw error;
	}
	for (const old of foldersByAge(path.dirname(folder)).slice(KEPT + 1)) rmSync(old, { recursive: true, force: true });
}

/**
 * Scripts of a build share a folder named after it and need no hash each: the entry file lists the files of every screen, and hashes do not
 * compress. Little is lost: any change renames the entry file and thereby every file that imports it.
 */
function scriptsIn(build: string): Plugin {
	// Many chunks share a name and differ by a number, which changes with each new screen: short names compress better.
	const short: Readonly<Record<string, string>> = { route: 'r', 'texts.en': 'e', 'texts.ar': 'a', loader: 'l' };
	const chunkFileNames = ({ name }: { name: string }) => `assets/${build}/${short[name] ?? '[name]'}.js`;
	const names = { entryFileNames: `assets/${build}/[name].js`, chunkFileNames };
	return {
		name: 'mishwar:scripts-in-their-folder',
		configEnvironment: (name) => (name === 'client' ? { build: { rolldownOptions: { output: names } } } : undefined),
	};
}

/**
 * The service worker is a single script that shares nothing with others. Its address stays the same across releases and
 * is at the root, so that its scope is the whole site.
 */
async function buildWorker(outDir: string): Promise<void> {
	await viteBuild({
		configFile: false,
		root,
		logLevel: 'warn',
		publicDir: false,
		build: {
			outDir,
			emptyOutDir: false,
			assetsInlineLimit: 0,
			rolldownOptions: { input: 'web/browser/worker/service-worker.ts', output: { format: 'iife', entryFileNames: '[name].js' } },
		},
	});
}

/** Whether another process is still building this one. */
function isUnderWay(name: string): boolean {
	const [, builder] = /\.(\d+)\.part$/.exec(name) ?? [];
	if (!builder) return false;
	try {
		return process.kill(Number(builder), 0);
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === 'EPERM';
	}
}

/** Newest first, without those that are being built. */
function foldersByAge(builds: string): string[] {
	return readdirSync(builds)
		.filter((name) => !isUnderWay(name))
		.map((name) => path.join(builds, name))
		.sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
}

async function compress(client: string): Promise<void> {
	const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((name) => COMPRESSIBLE.test(name));
	await Promise.all(
		files.map(async (name) => {
			const file = path.join(client, name);
			const bytes = readFileSync(file);
			const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength };
			writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
		}),
	);
}

// The parent process is gone.
process.on('disconnect', () => process.exit(1));
await build();
process.exit(0);
