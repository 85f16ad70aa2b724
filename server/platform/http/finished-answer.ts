/** An answer whose bytes are all there: sent whole, compressed (once, where it is kept), or as 304 to who has it already. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Part } from '../database/changes.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Encoding = 'br' | 'gzip';

export type FinishedAnswer = {
	readonly status: number;
	/** Lower-case names. */
	readonly headers: Readonly<Record<string, string>>;
	readonly bytes: Bytes;
	/** Null where it is told to one person once. */
	readonly etag: string | null;
	/** Worth some milliseconds, since many will have it. */
	readonly lasting: boolean;
	/** What it was made of; null where that is not known. */
	readonly parts: readonly Part[] | null;
	readonly packed: Map<Encoding, Promise<Bytes>>;
};

/** Below that a packet is a packet, compressed or not. */
const WORTH_COMPRESSING = 1024;
const QUALITY = { lasting: { br: 5, gzip: 6 }, passing: { br: 1, gzip: 1 } } as const;
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** `etag`: of which text; none for an answer that nobody can have already. */
export function finish({
	status,
	headers,
	text,
	etag,
	lasting = false,
	parts = null,
}: {
	status: number;
	headers: Record<string, string>;
	text: string;
	etag?: string;
	lasting?: boolean;
	parts?: readonly Part[] | null;
}): FinishedAnswer {
	return {
		status,
		headers,
		bytes: new Uint8Array(Buffer.from(text)),
		// Weak: the same content, whichever way it is compressed.
		etag: etag === undefined ? null : `W/"${createHash('sha256').update(etag).digest('base64url').slice(0, 22)}"`,
		lasting,
		parts,
		packed: new Map(),
	};
}

export async function sendFinished(answer: FinishedAnswer, asked: Headers): Promise<Response> {
	const headers: Record<string, string> = { ...answer.headers };
	if (answer.etag) {
		headers.etag = answer.etag;
		if (isKnown(answer.etag, asked.get('if-none-match'))) return new Response(null, { status: 304, headers });
	}
	const encoding = answer.bytes.byteLength < WORTH_COMPRESSING ? null : encodingFor(asked.get('accept-encoding') ?? '');
	if (!encoding) return new Response(answer.bytes, { status: answer.status, headers });
	headers['content-encoding'] = encoding;
	return new Response(await pack(answer, encoding), { status: answer.status, headers });
}

/** RFC 9110, 13.1.2: the comparison is weak. */
function isKnown(etag: string, ifNoneMatch: string | null): boolean {
	if (!ifNoneMatch) return false;
	const opaque = etag.slice(2);
	return ifNoneMatch.split(',').some((each) => [etag, opaque, '*'].includes(each.trim()));
}

/** `br;q=0` refuses it. */
function encodingFor(accepted: string): Encoding | null {
	const takes = (name: Encoding) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, 'i').test(accepted);
	return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null;
}

function pack(answer: FinishedAnswer, encoding: Encoding): Promise<Bytes> {
	const before = answer.packed.get(encoding);
	if (before) return before;
	const quality = QUALITY[answer.lasting ? 'lasting' : 'passing'][encoding];
	const { bytes } = answer;
	const packing =
		encoding === 'br'
			? brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength } })
			: deflate(bytes, { level: quality });
	const packed = packing.then((result) => new Uint8Array(result));
	answer.packed.set(encoding, packed);
	return packed;
}
