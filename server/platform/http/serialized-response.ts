/** A response whose bytes are complete: sent whole, compressed (once, if it is cached), or as 304 if the client already has it. */
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { CacheTag } from '../database/invalidation.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Encoding = 'br' | 'gzip';

export type SerializedResponse = {
	readonly status: number;
	/** Lower-case names. */
	readonly headers: Readonly<Record<string, string>>;
	readonly bytes: Bytes;
	/** Null for a response to one person, sent once. */
	readonly etag: string | null;
	/** How many clients will request it: many, perhaps many (cached), or one. */
	readonly lasts: 'long' | 'maybe' | 'once';
	/** The cache tags it depends on; null if unknown. */
	readonly tags: readonly CacheTag[] | null;
	readonly packed: Map<Encoding, Bytes>;
	readonly asked: Set<Encoding>;
};

/** Smaller responses fit into one packet either way. */
const WORTH_COMPRESSING = 1024;
const QUALITY = { thorough: { br: 4, gzip: 6 }, cheap: { br: 1, gzip: 1 } } as const;
/** 256 KB: more than a response holds, and a sixteenth of the usual memory per compressor. */
const WINDOW_BITS = 18;

/** `tagged`: adds an ETag, computed without the text `but` if provided; not useful for a response that no client can already have. */
export function finish({
	status,
	headers,
	text,
	tagged,
	lasts = 'once',
	tags = null,
}: {
	status: number;
	headers: Record<string, string>;
	text: string;
	tagged?: { but?: string | undefined };
	lasts?: SerializedResponse['lasts'];
	tags?: readonly CacheTag[] | null;
}): SerializedResponse {
	const bytes = Buffer.from(text);
	return {
		status,
		headers,
		bytes,
		etag: tagged ? etagOf(bytes, tagged.but) : null,
		lasts,
		tags,
		packed: new Map(),
		asked: new Set(),
	};
}

/** A weak ETag: the same content under any content encoding. */
function etagOf(bytes: Buffer, but: string | undefined): string {
	const hash = createHash('sha256');
	let start = 0;
	for (let at = but ? bytes.indexOf(but) : -1; but && at >= 0; at = bytes.indexOf(but, start)) {
		hash.update(bytes.subarray(start, at));
		start = at + Buffer.byteLength(but);
	}
	return `W/"${hash.update(bytes.subarray(start)).digest('base64url').slice(0, 22)}"`;
}

export function sendSerialized(answer: SerializedResponse, asked: Headers): Response {
	const headers: Record<string, string> = { ...answer.headers };
	if (answer.etag) {
		headers.etag = answer.etag;
		if (isKnown(answer.etag, asked.get('if-none-match'))) return new Response(null, { status: 304, headers });
	}
	const encoding = answer.bytes.byteLength < WORTH_COMPRESSING ? null : encodingFor(asked.get('accept-encoding') ?? '');
	if (!encoding) return new Response(answer.bytes, { status: answer.status, headers });
	headers['content-encoding'] = encoding;
	return new Response(pack(answer, encoding), { status: answer.status, headers });
}

/** RFC 9110, 13.1.2: the comparison is weak. */
function isKnown(etag: string, ifNoneMatch: string | null): boolean {
	if (!ifNoneMatch) return false;
	const opaque = etag.slice(2);
	return ifNoneMatch.split(',').some((each) => [etag, opaque, '*'].includes(each.trim()));
}

/** `br;q=0` refuses the encoding. */
function encodingFor(accepted: string): Encoding | null {
	const accepts = (name: Encoding) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, 'i').test(accepted);
	return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : null;
}

/**
 * Compresses on this thread: for the size of a page or a list, moving it to another thread costs more than the work (three times, measured).
 * The first request gets cheap compression; from the second on the thorough result is computed once and reused.
 */
function pack(answer: SerializedResponse, encoding: Encoding): Bytes {
	const before = answer.packed.get(encoding);
	if (before) return before;
	const thorough = answer.lasts === 'long' || (answer.lasts === 'maybe' && answer.asked.has(encoding));
	const packed = compress(answer.bytes, encoding, QUALITY[thorough ? 'thorough' : 'cheap'][encoding]);
	answer.asked.add(encoding);
	if (thorough) answer.packed.set(encoding, packed);
	return packed;
}

function compress(bytes: Bytes, encoding: Encoding, level: number): Bytes {
	if (encoding === 'gzip') return new Uint8Array(gzipSync(bytes, { level }));
	const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: size, BROTLI_PARAM_LGWIN: window } = constants;
	return new Uint8Array(brotliCompressSync(bytes, { params: { [quality]: level, [size]: bytes.byteLength, [window]: WINDOW_BITS } }));
}
