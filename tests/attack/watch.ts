/** Notices a server that does nothing else for long, as a regular expression that a text was made for, and says what was sent. The server runs in this process. */
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

const BEAT_MS = 100;
/** A call may take long, but not hold up all others: so much by the clock, and of it by the processor, because other programs run beside. */
const BLOCKED_MS = 2000;
const BUSY_MS = 1500;
/** A thread that does not answer for so long will not do so again, and cannot be interrupted. */
const LOST_MS = 30_000;

/** In a thread of its own, because this one is blocked. */
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

/** How many of the last inputs are named: more than are sent at once. */
const NAMED = 8;

type Watch = { sends(input: string): void; end(): Promise<string[]> };

/** `sends` takes what is sent; `end` returns each time that a call held up all others, with the last inputs before. */
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
