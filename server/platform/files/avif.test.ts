import { readdirSync, readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { encodeAvif } from './avif.ts';

const aMaster = (width: number) => {
	// Noise makes encoding slow enough to observe.
	const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
	return sharp({ create: { width, height: Math.round(width * 0.75), channels: 3, background: '#a8452c', noise } })
		.jpeg()
		.toBuffer();
};

/** Reads a file of /proc; empty if its process has just ended. */
function readProc(file: string): string {
	try {
		return readFileSync(`/proc/${file}`, 'utf8');
	} catch {
		return '';
	}
}

/** Fields of proc_pid_stat(5) from the third on: the second, in parentheses, may contain spaces. */
const stat = (file: string) =>
	readProc(`${file}/stat`)
		.replace(/^.*\) /, '')
		.split(' ');
const parentOf = (pid: string) => Number(stat(pid)[1]);
const niceOf = (thread: string) => stat(thread)[16];

/** Encoders started by this process. */
const encoders = (): string[] =>
	readdirSync('/proc').filter((pid) => readProc(`${pid}/cmdline`).includes('avif-process.ts') && parentOf(pid) === process.pid);

const kill = () => {
	for (const pid of encoders()) process.kill(Number(pid), 'SIGKILL');
};
afterAll(kill);

it('makes a file of each width in which a photo is displayed, also while others wait', async () => {
	const [large, small] = await Promise.all([encodeAvif(await aMaster(1200)), encodeAvif(await aMaster(300))]);
	const pictures = await Promise.all([...large, ...small].map(({ bytes }) => sharp(bytes).metadata()));
	expect(pictures.map(({ format, compression, width }) => [format, compression, width])).toEqual([
		['heif', 'av1', 400],
		['heif', 'av1', 800],
		['heif', 'av1', 1200],
		['heif', 'av1', 300],
	]);
	expect(encoders()).toHaveLength(1);
});

it('uses the processor only when no other process needs it', async () => {
	await encodeAvif(await aMaster(300));
	const [pid] = encoders();
	const threads = readdirSync(`/proc/${pid}/task`);
	expect(new Set(threads.map((thread) => niceOf(`${pid}/task/${thread}`)))).toEqual(new Set(['19']));
});

it('reports a photo that it could not read, and continues with the next', async () => {
	await expect(encodeAvif(Buffer.from('no picture'))).rejects.toThrow('unsupported image format');
	expect(await encodeAvif(await aMaster(300))).toHaveLength(1);
});

it('fails if its process is killed, and starts another one for the next photo', async () => {
	await encodeAvif(await aMaster(300));
	const under = encodeAvif(await aMaster(2400));
	const failed = expect(under).rejects.toThrow('ended with SIGKILL');
	// The image has been sent by then, and encoding takes a second.
	await setImmediate();
	kill();
	await failed;
	expect(await encodeAvif(await aMaster(300))).toHaveLength(1);
});
