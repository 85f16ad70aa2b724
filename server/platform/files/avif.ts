/**
 * AVIF takes up to a second of a core for each photo. It is made in a process of its own, which has the processor when nobody else wants it, so that
 * visitors do not notice when somebody adds photos, and which ends with its memory when there is nothing more to do.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import type { Encoded } from './avif-process.ts';
import type { EncodedImage } from './pictures.ts';

const IDLE_MS = 5000;

let encoder: ChildProcess | null = null;
let idle: NodeJS.Timeout | undefined;
let last: Promise<unknown> = Promise.resolve();

/** AVIF at each width, from the master; one photo after another. Throws where it cannot be read. */
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
	// Detached: Ctrl-C ends us, who wait for what is under way.
	const started = fork(new URL('avif-process.ts', import.meta.url), { execArgv: [], detached: true, serialization: 'advanced' });
	// Of all its threads: they are not there yet.
	if (started.pid) os.setPriority(started.pid, os.constants.priority.PRIORITY_LOW);
	started.once('exit', () => leave(started));
	// Whoever waits for an answer hears of it.
	started.on('error', () => leave(started));
	// It keeps nobody running who has nothing else to do.
	started.channel?.unref();
	return started;
}

/** It ends when nobody is connected to it. */
function leave(left: ChildProcess): void {
	if (encoder === left) encoder = null;
	if (left.connected) left.disconnect();
}
