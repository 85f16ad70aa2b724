/** Renders untrusted PDFs as pictures of their pages, so that no browser opens the file itself. */
import { inThread } from '../base/in-thread.ts';
import type { Drawn, RenderRequest } from './pdf-page-worker.ts';
import { sharp } from './pictures.ts';

const DRAWING_MS = 10_000;
/** Enough to read a licence number on an A4 page when zoomed in. */
const LIMITS = { longestSide: 2000, maxScale: 4, memoryMb: 256 };
const QUALITY = 85;

let last: Promise<unknown> = Promise.resolve();

/** Number of pages; null if the file cannot be rendered. */
export async function pagesOfPdf(bytes: Uint8Array): Promise<number | null> {
	return (await inTurn(bytes, 0))?.pages ?? null;
}

/** A page, counted from 1, as JPEG, and how many there are; null if it does not exist or cannot be rendered. */
export async function drawPdfPage(bytes: Uint8Array, page: number): Promise<{ bytes: Uint8Array<ArrayBuffer>; pages: number } | null> {
	const drawn = await inTurn(bytes, page);
	if (!drawn?.picture) return null;
	const { rgba, width, height } = drawn.picture;
	const jpeg = await sharp(rgba, { raw: { width, height, channels: 4 } })
		.flatten({ background: '#ffffff' })
		.jpeg({ quality: QUALITY })
		.toBuffer();
	return { bytes: new Uint8Array(jpeg), pages: drawn.pages };
}

/** One at a time: bounds the memory of a single file and of all files together. */
function inTurn(bytes: Uint8Array, page: number): Promise<Drawn | null> {
	const request: RenderRequest = { bytes, page, ...LIMITS };
	const turn = last.then(() => inThread<Drawn>(new URL('./pdf-page-worker.ts', import.meta.url), request, { withinMs: DRAWING_MS }));
	last = turn;
	return turn;
}
