/** Work on untrusted input, in a thread of its own: other requests do not wait for it, and it is ended after a time. */
import { Worker } from 'node:worker_threads';

type ThreadLimits = { withinMs: number; heapMb?: number };

/**
 * Returns what the thread posts for its `workerData`; null if it fails, takes too long, or uses too much memory. `heapMb` ends a thread whose heap grows step by
 * step: a single allocation that is far larger than the remaining memory ends the whole process. Code that runs here therefore bounds its own allocations, and
 * a package that does not do so runs in a process.
 */
export function inThread<Answer>(file: URL, workerData: unknown, { withinMs, heapMb }: ThreadLimits): Promise<Answer | null> {
	return new Promise((resolve) => {
		const resourceLimits = heapMb ? { maxOldGenerationSizeMb: heapMb } : {};
		const worker = new Worker(file, { workerData, resourceLimits, stderr: true, stdout: true });
		const timer = setTimeout(() => done(null), withinMs);
		const done = (answer: Answer | null) => {
			clearTimeout(timer);
			resolve(answer);
			void worker.terminate();
		};
		worker.once('message', done);
		worker.once('error', () => done(null));
		worker.once('exit', () => done(null));
	});
}
