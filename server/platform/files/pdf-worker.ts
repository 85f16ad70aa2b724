/**
 * The worker thread that checks an untrusted PDF (ISO 32000-1): it is accepted only if it is complete, unencrypted, bounded in everything that a reader has to
 * decompress, and contains nothing but pages. The bytes are stored unchanged, so anything that could act on the reader's machine is a reason to refuse.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { constants, inflateSync, type Zlib } from 'node:zlib';

/** Limits for the whole file. They bound the time and the memory of this check: no step produces more from the file than its budget. */
const MOST = {
	objects: 5000,
	pages: 20,
	streams: 2000,
	/** Name escapes, which no program writes for letters; text that encodes pictures contains a few thousand that only look like them. */
	escapes: 20_000,
	/** All streams together: about two pages scanned at 300 dpi, uncompressed. */
	unfoldedBytes: 64_000_000,
	/** The streams that contain objects, which are read as text. */
	objectBytes: 4_000_000,
};
/** `foldedBytes`: the compressed size of the streams. The streams of a document do not overlap, so that it is less than the file. */
type Budget = typeof MOST & { foldedBytes: number };

/** How far before a stream its dictionary may begin. */
const DICTIONARY_REACH = 4000;

/** Active content, attachments and content that cannot be inspected. Searched in the whole file including streams, because the object table may point anywhere. */
const ACTIVE =
	/\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|GoTo[RE]|Rendition|Movie|Sound|XFA|Encrypt|LZWDecode)(?=[\s()<>[\]{}/%])/;
const PAGE = /\/Type\s*\/Page(?![A-Za-z])/g;
const OBJECT = /\b\d{1,10}\s+\d{1,5}\s+obj\b/g;
const STREAM = /(?<!end)stream\r?\n/g;
const FLATE = /\/(?:FlateDecode|Fl)\b/g;
const ESCAPE = /#([0-9a-fA-F]{2})/g;
/** Only line breaks may follow the end marker: otherwise a ZIP or an HTML page could be appended. */
const END = /%%EOF[\r\n\0 ]*$/;

function check(bytes: Uint8Array): void {
	const left: Budget = { ...MOST, foldedBytes: bytes.byteLength };
	// The original text: decoding the names shifts the offsets.
	const raw = Buffer.from(bytes).toString('latin1');
	const text = plainNames(raw, left);
	if (!text.startsWith('%PDF-') || !END.test(text.slice(-2000)) || !text.includes('startxref')) throw new Error('not a whole PDF');
	spendEach(left, 'objects', text, OBJECT);
	inspect(text, left);
	for (const { index, 0: keyword } of raw.matchAll(STREAM)) {
		spend(left, 'streams', 1);
		unfold(bytes.subarray(index + keyword.length), dictionaryBefore(raw, index, left), left);
	}
	if (left.pages === MOST.pages) throw new Error('no page');
}

function inspect(text: string, left: Budget): void {
	if (ACTIVE.test(text)) throw new Error('active content');
	spendEach(left, 'pages', text, PAGE);
}

/** Inflates a deflated stream, and inspects it if it contains objects (7.5.7). */
function unfold(folded: Uint8Array, dictionary: string, left: Budget): void {
	const layers = dictionary.match(FLATE)?.length ?? 0;
	if (layers === 0) return;
	// Nested deflate streams grow quadratically.
	if (layers > 1) throw new Error('folded twice');
	const hasObjects = /\/(?:ObjStm|First)\b/.test(dictionary);
	const most = hasObjects ? Math.min(left.objectBytes, left.unfoldedBytes) : left.unfoldedBytes;
	const { buffer, engine } = inflate(folded, most);
	spend(left, 'foldedBytes', engine.bytesWritten);
	spend(left, 'unfoldedBytes', buffer.byteLength);
	if (!hasObjects) return;
	spend(left, 'objectBytes', buffer.byteLength);
	inspect(plainNames(buffer.toString('latin1'), left), left);
}

/** Synchronously: Node otherwise inflates in threads that the whole process shares. */
const inflate = (folded: Uint8Array, most: number) =>
	inflateSync(folded, { maxOutputLength: Math.max(1, most), finishFlush: constants.Z_SYNC_FLUSH, info: true }) as unknown as {
		buffer: Buffer;
		engine: Zlib;
	};

/** Decodes name escapes: `/J#61vaScript` is `/JavaScript` (7.3.5). */
function plainNames(text: string, left: Budget): string {
	spendEach(left, 'escapes', text, ESCAPE);
	return text.replace(ESCAPE, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

function dictionaryBefore(raw: string, streamAt: number, left: Budget): string {
	const before = raw.slice(Math.max(0, streamAt - DICTIONARY_REACH), streamAt);
	return plainNames(before.slice(before.lastIndexOf('obj') + 1), left);
}

function spend(left: Budget, what: keyof Budget, amount: number): void {
	left[what] -= amount;
	if (left[what] < 0) throw new RangeError(`too many ${what}`);
}

/** One by one: the author of the file determines how long a list of all matches would be. */
function spendEach(left: Budget, what: keyof Budget, text: string, pattern: RegExp): void {
	const found = text.matchAll(pattern);
	while (!found.next().done) spend(left, what, 1);
}

function isSafe(bytes: Uint8Array): boolean {
	try {
		check(bytes);
		return true;
	} catch {
		return false;
	}
}

parentPort?.postMessage(isSafe(workerData));
