/** The simulator as a process: reads its environment, prints its address, and stops on a signal. */
import { fstatSync } from 'node:fs';
import { readEnv } from './env.ts';
import { type Simulator, startSimulator } from './simulator.ts';

const PARENT_CHECK_MS = 500;

function endWith(simulator: Simulator): () => void {
	let ending = false;
	return () => {
		// Ctrl-C reaches a process group twice, and the parent's end is detected in two ways.
		if (ending) return;
		ending = true;
		simulator.close().then(
			() => process.exit(0),
			(error: unknown) => {
				process.stderr.write(`${String(error)}\n`);
				process.exit(1);
			},
		);
	};
}

/** The parent is gone if the parent process id changes, the channel closes, or stdin ends. */
function watchParent(end: () => void): void {
	const parent = process.ppid;
	setInterval(() => {
		if (process.ppid !== parent) end();
	}, PARENT_CHECK_MS).unref();
	process.on('disconnect', end);
	const stdin = fstatSync(0);
	if (stdin.isFIFO() || stdin.isSocket()) {
		process.stdin.on('end', end).on('error', end).resume();
	}
}

async function main(): Promise<void> {
	const simulator = await startSimulator(readEnv(process.env));
	const end = endWith(simulator);
	process.on('SIGTERM', end);
	process.on('SIGINT', end);
	if (process.argv.includes('--exit-with-parent')) watchParent(end);
	process.stdout.on('error', () => undefined);
	process.stdout.write(`${JSON.stringify({ listening: simulator.url })}\n`);
}

main().catch((error: unknown) => {
	process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
	process.exit(1);
});
