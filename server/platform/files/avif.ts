/**
 * AVIF takes up to a second of a core per photo. It runs in a low-priority process, so that visitors do not notice uploads, and the process
 * ends with its memory when there is nothing left to encode.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Encoded } from './avif-process.ts';
import type { EncodedImage } from './pictures.ts';

const IDLE_MS = 5000;

let encoder: ChildProcess | null = null;
let idle: NodeJS.Timeout | undefined;
let last: Promise<unknown> = Promise.resolve();

/** Encodes AVIF at each width from the master, one photo at a time. Throws if the master cannot be read. */
export function encodeAvif(master: Uint8Array): Promise<EncodedImage[]> {
	const turn = last.then(() => encodeInProcess(master));
	last = turn.catch(() => undefined);
	return turn;
}

async function encodeInProcess(master: Uint8Array): Promise<EncodedImage[]> {
	clearTimeout(idle);
	encoder ??= startEncoder();
	const working = encoder;
	const over = new AbortController();
	working.ref();
	try {
		const ended = once(working, 'exit', { signal: over.signal }).then(([code, signal]) => {
			throw new Error(`the process that makes AVIF ended with ${code ?? signal}`);
		});
		const answered = once(working, 'message', { signal: over.signal }) as Promise<[Encoded]>;
		working.send(master);
		const [encoded] = await Promise.race([answered, ended]);
		if ('problem' in encoded) throw new Error(encoded.problem);
		return encoded.images;
	} finally {
		over.abort();
		working.unref();
		idle = setTimeout(() => leave(working), IDLE_MS).unref();
	}
}

function startEncoder(): ChildProcess {
	// Detached: Ctrl-C then reaches only this process, which waits for work in progress.
	const started = fork(new URL('avif-process.ts', import.meta.url), { execArgv: [], detached: true, serialization: 'advanced' });
	started.once('exit', () => leave(started));
	// Rejects the callers who wait for a result.
	started.on('error', () => leave(started));
	// Does not keep this process alive on its own.
	started.channel?.unref();
	return started;
}

/** The encoder ends when its channel is closed. */
function leave(left: ChildProcess): void {
	if (encoder === left) encoder = null;
	if (left.connected) left.disconnect();
}
