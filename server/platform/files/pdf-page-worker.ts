/**
 * The worker thread that renders a PDF page. PDFium runs as WebAssembly, so a malicious file is confined to its memory, which is bounded,
 * and to this thread, which is terminated when it takes too long.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';

export type Drawn = { pages: number; picture: { rgba: Uint8Array<ArrayBuffer>; width: number; height: number } | null };
/** `page` counts from 1; 0 asks only for the number of pages. */
export type RenderRequest = { bytes: Uint8Array; page: number; longestSide: number; maxScale: number; memoryMb: number };

const { bytes, page, longestSide, maxScale, memoryMb } = workerData as RenderRequest;

// A small file may declare a huge picture, and the limits of a thread do not include the memory of WebAssembly.
const grow = WebAssembly.Memory.prototype.grow;
WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, by: number): number {
	if (this.buffer.byteLength + by * 65_536 > memoryMb * 1_048_576) throw new RangeError('a PDF that takes too much memory');
	return grow.call(this, by);
};

const library = await PDFiumLibrary.init();
const document = await library.loadDocument(bytes);
const pages = document.getPageCount();
parentPort?.postMessage({ pages, picture: page >= 1 && page <= pages ? await drawn() : null } satisfies Drawn);

async function drawn(): Promise<Drawn['picture']> {
	const sheet = document.getPage(page - 1);
	const { originalWidth, originalHeight } = sheet.getOriginalSize();
	const scale = Math.min(maxScale, longestSide / Math.max(originalWidth, originalHeight, 1));
	const { data, width, height } = await sheet.render({ scale, render: 'bitmap' });
	return width * height > 0 ? { rgba: new Uint8Array(data), width, height } : null;
}
