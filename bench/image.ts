/** The photo pipeline against sharp producing the same files one by one, and the time for AVIF. */
import sharp from 'sharp';
import { encodeAvif } from '#server/platform/files/avif.ts';
import { encodePhoto } from '#server/platform/files/images.ts';
import type { Bench } from './bench.ts';
import { figure } from './report.ts';
import { interleave, median, ratio } from './rounds.ts';

/** Twelve megapixels with detail everywhere, like a phone's photo. */
async function aPhoto(): Promise<Buffer> {
	const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
	const small = await sharp({ create: { width: 1000, height: 750, channels: 3, background: '#888888', noise } })
		.png()
		.toBuffer();
	return sharp(small).resize(4000, 3000, { kernel: 'cubic' }).jpeg({ quality: 88 }).toBuffer();
}

async function timed(work: () => Promise<unknown>): Promise<number> {
	const started = performance.now();
	await work();
	return performance.now() - started;
}

export const bench: Bench = async ({ rounds }) => {
	const upload = await aPhoto();
	const { master, webp } = await encodePhoto(upload);
	const widths = webp.map(({ name }) => Number.parseInt(name, 10));
	const oneByOne = async () => {
		await sharp(upload).autoOrient().resize(2400, 2400, { fit: 'inside' }).jpeg({ quality: 90 }).toBuffer();
		for (const width of widths) await sharp(upload).autoOrient().resize({ width }).webp({ quality: 78, effort: 2 }).toBuffer();
	};
	const samples = await interleave(
		[
			{ name: 'ours', run: () => timed(() => encodePhoto(upload)) },
			{ name: 'one by one', run: () => timed(oneByOne) },
			{ name: 'AVIF', run: () => timed(() => encodeAvif(master.bytes)) },
		],
		rounds,
	);
	const of = (name: string) => samples.get(name) ?? [];
	const row = (name: string, what: string) => ({
		what,
		ms: Math.round(median(of(name))),
		'to one by one': figure(ratio(of(name), of('one by one'))),
	});
	const rows = [
		row('ours', `JPEG and WebP at ${widths.join(', ')}`),
		row('one by one', 'the same with sharp alone'),
		row('AVIF', 'AVIF at each width, in the job after it'),
	];
	return [{ title: 'A photo of twelve megapixels', rows }];
};
