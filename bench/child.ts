/** A server in a process of its own that reports its address and, on request, its resource usage. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export type Usage = { cpuMicros: number; rss: number; heap: number };
export type Child = { url: string; usage(): Promise<Usage>; send<Answer = void>(message: unknown): Promise<Answer>; stop(): Promise<void> };

export type ChildOptions = { env?: Record<string, string>; flags?: readonly string[] };

/** Starts `file` of this folder. Its warnings go to our standard error. */
export async function startChild(file: string, { env = {}, flags = [] }: ChildOptions = {}): Promise<Child> {
	const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
		env: { ...process.env, ...env },
		execArgv: [...flags, ...profiling(file)],
		stdio: 'inherit',
	});
	const { url } = await answerOf<{ url: string }>(child, file);
	return {
		url,
		usage: () => {
			child.send('usage');
			return answerOf<Usage>(child, file);
		},
		send: async <Answer>(message: unknown) => {
			child.send(message as object);
			return answerOf<Answer>(child, file);
		},
		stop: async () => {
			const ended = once(child, 'exit');
			child.send('stop');
			await ended;
		},
	};
}

/** `--profile FOLDER`: CPU profile of our server for the developer tools. */
function profiling(file: string): string[] {
	const folder = process.env.BENCH_PROFILE;
	return folder && file === 'server.ts' ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : [];
}

async function answerOf<T>(child: ChildProcess, file: string): Promise<T> {
	const ended = new AbortController();
	try {
		const exit = once(child, 'exit', { signal: ended.signal }).then(() => {
			throw new Error(`${file} ended`);
		});
		const [message] = await Promise.race([once(child, 'message', { signal: ended.signal }), exit]);
		return message as T;
	} finally {
		ended.abort();
	}
}

/** The child's side. With --expose-gc memory is measured after a collection. */
export function reportUsage(url: string, stop: () => Promise<unknown>): void {
	const end = () => void stop().finally(() => process.exit(0));
	// Ends with a failed parent.
	process.on('disconnect', end);
	process.on('message', (message) => {
		if (message === 'stop') end();
		if (message !== 'usage') return;
		globalThis.gc?.();
		const { user, system } = process.cpuUsage();
		const { rss, heapUsed } = process.memoryUsage();
		process.send?.({ cpuMicros: user + system, rss, heap: heapUsed } satisfies Usage);
	});
	process.send?.({ url });
}
