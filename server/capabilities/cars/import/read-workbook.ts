/** Reads the first sheet of an Excel workbook as text, in a separate process (workbook-process.ts). */
import { fork } from 'node:child_process';
import { refuse } from '#server/platform/base/refusal.ts';

type Rows = string[][];

const MEMORY_MB = 256;
const READING_MS = 15_000;

export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

let last: Promise<unknown> = Promise.resolve();

/** Throws IMPORT_FILE_UNREADABLE for a zip file that is no workbook, or too large a one. One at a time: bounds the memory of all of them together. */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<Rows> {
	const turn = last.then(() => inProcess(bytes));
	last = turn.catch(() => undefined);
	const rows = await turn;
	if (!rows) throw refuse('IMPORT_FILE_UNREADABLE');
	return rows;
}

/** Null if it fails, or takes too long or too much memory. Not a thread: one that allocates too much at once would end this process. */
function inProcess(bytes: Uint8Array): Promise<Rows | null> {
	return new Promise((resolve) => {
		const reader = fork(new URL('workbook-process.ts', import.meta.url), {
			...{ execArgv: [`--max-old-space-size=${MEMORY_MB}`], serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
			// Ctrl-C then reaches only this process, which waits for work in progress.
			detached: true,
		});
		const timer = setTimeout(() => done(null), READING_MS);
		const done = (rows: Rows | null) => {
			clearTimeout(timer);
			resolve(rows);
			reader.kill('SIGKILL');
		};
		reader.once('message', (rows) => done(rows as Rows | null));
		reader.once('exit', () => done(null));
		// The process is ending if it does not accept them.
		reader.on('error', () => done(null));
		reader.send(bytes, () => undefined);
	});
}
