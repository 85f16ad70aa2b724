/** The process that encodes AVIF: it receives masters and returns the files (`avif.ts`). */
import { readdirSync } from 'node:fs';
import os from 'node:os';
import { type EncodedImage, sharp, widthsFor } from './pictures.ts';

export type Encoded = { images: EncodedImage[] } | { problem: string };

/** Effort 2 takes an eighth of the time of effort 4, for files a tenth larger. */
const AVIF = { quality: 55, effort: 2 };

/** Linux gives each thread a priority of its own; those that Node has started by now do not follow the first one. Later threads inherit it. */
function takeLowPriority(): void {
	const { PRIORITY_LOW } = os.constants.priority;
	os.setPriority(PRIORITY_LOW);
	if (process.platform === 'linux') for (const thread of readdirSync('/proc/self/task')) os.setPriority(Number(thread), PRIORITY_LOW);
}

async function encode(master: Uint8Array): Promise<EncodedImage[]> {
	const { width: fullWidth } = await sharp(master).metadata();
	const images: EncodedImage[] = [];
	for (const width of widthsFor(fullWidth)) {
		const bytes = await sharp(master).resize({ width, withoutEnlargement: true }).avif(AVIF).toBuffer();
		images.push({ name: `${width}.avif`, contentType: 'image/avif', bytes });
	}
	return images;
}

takeLowPriority();

process.on('message', (master: Uint8Array) => {
	const send = (encoded: Encoded) => process.send?.(encoded);
	encode(master).then(
		(images) => send({ images }),
		(error: unknown) => send({ problem: String(error) }),
	);
});
// Also if the parent was killed.
process.on('disconnect', () => process.exit());
