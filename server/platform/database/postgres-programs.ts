/** PostgreSQL's own programs, run against the database of the settings: pg_dump, pg_restore, pg_basebackup. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { StartError } from '../base/start-error.ts';

type Program = 'pg_dump' | 'pg_restore' | 'pg_basebackup' | 'pg_controldata';

/** Of the major version of the server: an older program refuses a newer server. */
export type Programs = { url: string; major: number };

/** Throws StartError with the program's message, or with the package that contains it. */
export async function runProgram({ url, major }: Programs, program: Program, words: readonly string[]): Promise<void> {
	const bringing = `Debian’s package postgresql-client-${major} brings it`;
	const { address, password } = withoutPassword(url);
	const child = spawn(pathOf(program, major), [`--dbname=${address}`, '--no-password', ...words], {
		stdio: ['ignore', 'inherit', 'pipe'],
		env: { ...process.env, ...(password === null ? {} : { PGPASSWORD: password }) },
	});
	const ended = new Promise<number | null>((resolve, reject) => {
		child.on('error', reject);
		child.on('close', resolve);
	});
	const [problem, code] = await Promise.all([text(child.stderr), ended]).catch((error: unknown) => {
		if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw new StartError(`${program} is missing. ${bringing}.`);
		throw error;
	});
	if (code === 0) return;
	const hint =
		problem.includes('version mismatch') || problem.includes('incompatible server') ? `\n${program} ${major} is needed. ${bringing}.` : '';
	throw new StartError(`${problem.trim() || `${program} ended with ${code}.`}${hint}`);
}

/** Debian keeps the programs of each version in a folder of its own. */
export function pathOf(program: Program, major: number): string {
	const versioned = `/usr/lib/postgresql/${major}/bin/${program}`;
	return existsSync(versioned) ? versioned : program;
}

/** Other users of this machine can read the arguments of a command, but not its environment. */
function withoutPassword(url: string): { address: string; password: string | null } {
	const [, before = '', password, after = ''] = /^(postgres(?:ql)?:\/\/[^@/?:]*)(?::([^@/?]*))?(.*)$/s.exec(url) ?? [];
	// Without a user, a colon is before a port.
	if (password === undefined || !after.startsWith('@')) return { address: url, password: null };
	return { address: before + after, password: decodeURIComponent(password) };
}
