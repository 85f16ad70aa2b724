/** The app as an operator runs it, `node main.ts`: a process that can be killed and restarted with the same settings. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

const START_WITHIN_MS = 180_000;

export type MainProcess = {
	start(): Promise<void>;
	/** Of the running process. */
	pid(): number;
	/** Sends SIGINT twice, like Ctrl-C in a terminal under npm. Resolves with the exit code. */
	stop(): Promise<number | null>;
	/** SIGKILL; resolves when the process is gone. */
	kill(): Promise<void>;
	/** Whether the started process is gone, for any cause. */
	hasEnded(): boolean;
	/** Output since the last start. */
	output(): string;
};

/** `settings`: the whole environment except PATH and the like. `folder`: of another release. */
export function mainProcess(settings: Record<string, string>, folder = '.'): MainProcess {
	const env = { PATH: process.env.PATH, ...settings };
	let child: ChildProcess | undefined;
	let output = '';
	return {
		async start() {
			output = '';
			child = spawn(process.execPath, ['main.ts'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
			const started = new Promise<void>((resolve, reject) => {
				const hear = (chunk: Buffer) => {
					output += chunk;
					if (output.includes('Mishwar is at')) resolve();
				};
				child?.stdout?.on('data', hear);
				child?.stderr?.on('data', hear);
				child?.once('exit', () => reject(new Error(`the app did not start:\n${output}`)));
				AbortSignal.timeout(START_WITHIN_MS).addEventListener('abort', () => reject(new Error(`the app is not up yet:\n${output}`)));
			});
			try {
				await started;
			} catch (error) {
				// Callers that wait have no process to end.
				child.kill('SIGKILL');
				throw error;
			}
		},
		pid: () => child?.pid ?? 0,
		async stop() {
			if (!child || child.exitCode !== null) return child?.exitCode ?? null;
			const ended = once(child, 'exit') as Promise<[number | null]>;
			child.kill('SIGINT');
			child.kill('SIGINT');
			return (await ended)[0];
		},
		async kill() {
			if (!child || child.exitCode !== null || child.signalCode !== null) return;
			const ended = once(child, 'exit');
			child.kill('SIGKILL');
			await ended;
		},
		hasEnded: () => !child || child.exitCode !== null || child.signalCode !== null,
		output: () => output,
	};
}

export async function freePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	server.close();
	await once(server, 'close');
	return port;
}
