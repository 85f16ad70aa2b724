/** Detects inputs that block the event loop of the server, for example in a slow regular expression, and reports them. The server runs in this process. */
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

const BEAT_MS = 100;
/** The event loop counts as blocked after this much time, this much of it on the processor: other programs also use the machine. */
const BLOCKED_MS = 2000;
const BUSY_MS = 1500;
/** A thread that has been blocked for this long is considered lost, because it cannot be interrupted. */
const LOST_MS = 30_000;

/** Runs in a separate thread, because the main one may be blocked. */
const GUARD = `
	const { parentPort, workerData } = require('node:worker_threads');
	const { writeSync } = require('node:fs');
	let last = Date.now();
	let sent = '';
	parentPort.on('message', (message) => { last = Date.now(); sent = message; });
	setInterval(() => {
		if (Date.now() - last < workerData) return;
		writeSync(2, 'The server has been doing nothing else for ' + workerData / 1000 + ' s since one of these was sent:\\n' + sent + '\\n');
		process.kill(process.pid, 'SIGKILL');
	}, 1000);
`;

/** Number of recent inputs in a report: more than are sent at once. */
const NAMED = 8;

type Watch = { sends(input: string): void; end(): Promise<string[]> };

/** `sends` records an input; `end` returns a report for each time that the loop was blocked, with the inputs sent just before. */
export function watchServer(): Watch {
	const guard = new Worker(GUARD, { eval: true, workerData: LOST_MS });
	const blocks: string[] = [];
	let last: string[] = [];
	let isOver = false;
	const watch = async () => {
		while (!isOver) {
			guard.postMessage(last.join('\n'));
			const [cpu, from] = [process.cpuUsage(), performance.now()];
			await pause(BEAT_MS);
			const late = performance.now() - from - BEAT_MS;
			const busy = process.cpuUsage(cpu).user / 1000;
			if (late > BLOCKED_MS && busy > BUSY_MS) blocks.push(`nothing else for ${Math.round(late)} ms after one of: ${last.join('\n')}`);
		}
	};
	const watching = watch();
	return {
		sends: (input) => {
			last = [...last, input].slice(-NAMED);
			guard.postMessage(last.join('\n'));
		},
		end: async () => {
			isOver = true;
			await watching;
			await guard.terminate();
			return blocks;
		},
	};
}
