/**
 * Untrusted PDFs (ISO 32000-1): accepted only if they are complete, unencrypted, bounded in decompressed size, and contain nothing but pages.
 * The bytes are stored unchanged, so anything that could act on the reader's machine is a reason to refuse.
 */
import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';
import { refuse } from '../base/refusal.ts';

const inflateAsync = promisify(inflate);

const MAX_OBJECTS = 5000;
const MAX_PAGES = 20;
/** All streams together: about two pages scanned at 300 dpi, uncompressed. */
const MAX_UNFOLDED_BYTES = 64_000_000;
/** How far before a stream its dictionary may begin. */
const DICTIONARY_REACH = 4000;

/** Active content, attachments and what cannot be inspected. Searched in the whole file including streams, because the object table may point anywhere. */
const ACTIVE =
	/\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|GoTo[RE]|Rendition|Movie|Sound|XFA|Encrypt|LZWDecode)(?=[\s()<>[\]{}/%])/;
const PAGE = /\/Type\s*\/Page(?![A-Za-z])/g;
const OBJECT = /\b\d{1,10}\s+\d{1,5}\s+obj\b/g;
const STREAM = /(?<!end)stream\r?\n/g;
const FLATE = /\/(?:FlateDecode|Fl)\b/g;
/** Only line breaks may follow the end marker: otherwise a ZIP or an HTML page could be appended. */
const END = /%%EOF[\r\n\0 ]*$/;

/** Throws PDF_REFUSED. */
export async function assertSafePdf(bytes: Uint8Array): Promise<void> {
	const text = plainNames(Buffer.from(bytes).toString('latin1'));
	if (!text.startsWith('%PDF-') || !END.test(text.slice(-2000)) || !text.includes('startxref')) throw refuse('PDF_REFUSED');
	if (ACTIVE.test(text) || count(text, OBJECT) > MAX_OBJECTS) throw refuse('PDF_REFUSED');
	const inStreams = await unfold(bytes);
	const pages = count(text, PAGE) + inStreams.pages;
	if (pages === 0 || pages > MAX_PAGES) throw refuse('PDF_REFUSED');
}

/** Decodes name escapes: `/J#61vaScript` is `/JavaScript` (7.3.5). */
const plainNames = (text: string): string =>
	text.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Inflates every deflated stream within one budget, and inspects those that contain objects (7.5.7). */
async function unfold(bytes: Uint8Array): Promise<{ pages: number }> {
	// The original text: decoding the names would shift the offsets.
	const raw = Buffer.from(bytes).toString('latin1');
	let budget = MAX_UNFOLDED_BYTES;
	let pages = 0;
	for (const { index, 0: keyword } of raw.matchAll(STREAM)) {
		const dictionary = dictionaryBefore(raw, index);
		const layers = count(dictionary, FLATE);
		if (layers === 0) continue;
		// Nested deflate streams grow quadratically.
		if (layers > 1) throw refuse('PDF_REFUSED');
		const unfolded = await inflateWithin(bytes.subarray(index + keyword.length), budget);
		budget -= unfolded.byteLength;
		if (!/\/(?:ObjStm|First)\b/.test(dictionary)) continue;
		const objects = plainNames(unfolded.toString('latin1'));
		if (ACTIVE.test(objects)) throw refuse('PDF_REFUSED');
		pages += count(objects, PAGE);
	}
	return { pages };
}

function dictionaryBefore(raw: string, streamAt: number): string {
	const before = raw.slice(Math.max(0, streamAt - DICTIONARY_REACH), streamAt);
	return plainNames(before.slice(before.lastIndexOf('obj') + 1));
}

async function inflateWithin(bytes: Uint8Array, budget: number): Promise<Buffer> {
	if (budget <= 0) throw refuse('PDF_REFUSED');
	try {
		return await inflateAsync(bytes, { maxOutputLength: budget, finishFlush: constants.Z_SYNC_FLUSH });
	} catch {
		throw refuse('PDF_REFUSED');
	}
}
