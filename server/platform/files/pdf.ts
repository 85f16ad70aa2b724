/** Untrusted PDFs are checked in a thread (pdf-worker.ts): other requests do not wait for a file that takes long. */
import { inThread } from '../base/in-thread.ts';
import { refuse } from '../base/refusal.ts';

const LIMITS = {
	/** A check takes less than a second, also for a file at all its limits; the rest is a margin for a busy machine. */
	withinMs: 10_000,
	heapMb: 256,
};

let last: Promise<unknown> = Promise.resolve();

/** Throws PDF_REFUSED. One file at a time: bounds the memory of all of them together. */
export async function assertSafePdf(bytes: Uint8Array): Promise<void> {
	const turn = last.then(() => inThread<boolean>(new URL('./pdf-worker.ts', import.meta.url), bytes, LIMITS));
	last = turn.catch(() => undefined);
	if (!(await turn)) throw refuse('PDF_REFUSED');
}
