/** The built web front end: that of the release or, in a checkout, a build that is renewed when its sources have changed. */
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SOURCES = ['web', 'contract', 'vite.config.ts', 'server/app/build-web-process.ts', 'package-lock.json'];
const builds = path.join(root, 'build');
/** In a release (`npm run release`), which has no sources to build from. */
const RELEASED = path.join(builds, 'release');

/** Folder of the build for the current sources, with `client/` and `server/` below it. */
export async function buildWeb(progress: (line: string) => void): Promise<string> {
	if (existsSync(RELEASED)) return RELEASED;
	const build = hashOfSources().slice(0, 16);
	const folder = path.join(builds, build);
	if (existsSync(folder)) return folder;
	progress('Building the web');
	await inItsProcess({ root, folder, build });
	return folder;
}

/** `build` names the build; scripts are in a folder of that name. */
export type WebBuild = { root: string; folder: string; build: string };

/** In a separate process, in parallel with the database: in this process the bundler would leave 600 MB of memory that are never released. */
async function inItsProcess(web: WebBuild): Promise<void> {
	const child = fork(new URL('build-web-process.ts', import.meta.url), [JSON.stringify(web)], { execArgv: [], detached: true });
	const [code, signal] = await once(child, 'exit');
	if (code !== 0) throw new Error(`the process that builds the web ended with ${code ?? signal}`);
}

function hashOfSources(): string {
	const hash = createHash('sha256');
	for (const file of SOURCES.flatMap((source) => filesIn(path.join(root, source))))
		hash.update(path.relative(root, file)).update(readFileSync(file));
	return hash.digest('hex');
}

function filesIn(place: string): string[] {
	if (path.extname(place) !== '') return [place];
	return readdirSync(place, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
		.map((entry) => path.join(entry.parentPath, entry.name))
		.sort();
}
