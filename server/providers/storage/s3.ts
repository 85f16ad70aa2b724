/** Any S3-compatible store. Uploads go directly to a presigned address and never through this process. */
import { AwsClient } from 'aws4fetch';
import { createCircuitBreaker } from '#server/platform/base/circuit-breaker.ts';
import {
	isObjectKey,
	type ObjectStore,
	ObjectTooLarge,
	StorageUnavailable,
	type StoredFile,
	uploadKey,
} from '#server/platform/storage/object-store.ts';

export type S3Settings = { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string };
export type S3Limits = { tries: number; timeoutMs: number; failuresToOpen: number; openMs: number; listedAtOnce: number };

/** Every operation may be repeated: a PUT writes the same bytes again. After three operations that failed twice, calls fail at once for a while. */
const defaultLimits: S3Limits = { tries: 2, timeoutMs: 5000, failuresToOpen: 3, openMs: 5000, listedAtOnce: 1000 };

const TOO_MANY = 429;
const NOT_FOUND = 404;
/** Includes a clock that differs by more than 15 minutes (RequestTimeTooSkewed), and keys that are being replaced. */
const REFUSED = [401, 403];

type Answer = { status: number; bytes: Uint8Array<ArrayBuffer> };

/** Throws StorageUnavailable if the store does not answer in time or answers that it cannot (429, 5xx) or refuses access (401, 403). */
export function createS3(settings: S3Settings, limits: Partial<S3Limits> = {}): ObjectStore {
	const { tries, timeoutMs, failuresToOpen, openMs, listedAtOnce } = { ...defaultLimits, ...limits };
	const client = new AwsClient({
		accessKeyId: settings.accessKeyId,
		secretAccessKey: settings.secretAccessKey,
		region: settings.region,
		service: 's3',
		// Repeated here, with a time limit.
		retries: 0,
	});
	const breaker = createCircuitBreaker(
		{ failuresToOpen, openMs },
		{
			isFailure: (error) => error instanceof StorageUnavailable,
			openError: () => new StorageUnavailable('the object storage has not answered lately'),
		},
	);
	const addressOf = (key: string) => `${settings.endpoint.replace(/\/$/, '')}/${settings.bucket}/${key}`;

	async function attempt(key: string, init: RequestInit, most: number): Promise<Answer> {
		try {
			// Not client.fetch: Node 24 forgets the time limit of a Request that aws4fetch has built when memory is collected.
			const signed = await client.sign(addressOf(key), init);
			const response = await fetch(signed, { signal: AbortSignal.timeout(timeoutMs) });
			const bytes = await bytesOf(response, response.ok ? most : Number.POSITIVE_INFINITY);
			if (response.status < 500 && response.status !== TOO_MANY) return { status: response.status, bytes };
			throw new StorageUnavailable(`S3 answered ${response.status} for ${key}`);
		} catch (error) {
			if (error instanceof StorageUnavailable || error instanceof ObjectTooLarge) throw error;
			throw new StorageUnavailable(`S3 was not reached for ${key}`, { cause: error });
		}
	}

	const request = (key: string, init: RequestInit = {}, most = Number.POSITIVE_INFINITY): Promise<Answer> =>
		breaker.run(async () => {
			for (let left = tries - 1; left > 0; left -= 1) {
				const answer = await attempt(key, init, most).catch((error: unknown) => {
					if (error instanceof StorageUnavailable) return null;
					throw error;
				});
				if (answer) return answer;
			}
			return attempt(key, init, most);
		});

	const expectOk = ({ status, bytes }: Answer, key: string) => {
		// Outside the breaker: the store answers, and without permission to list it refuses access to every missing object.
		if (REFUSED.includes(status)) throw new StorageUnavailable(`S3 answered ${status} for ${key}`);
		if (status < 200 || status >= 300) throw new Error(`S3 answered ${status} for ${key}`);
		return bytes;
	};

	return {
		circuit: breaker,
		put: async (key, bytes, contentType) => {
			expectOk(await request(key, { method: 'PUT', body: new Uint8Array(bytes), headers: { 'content-type': contentType } }), key);
		},
		get: async (key, { most } = { most: Number.POSITIVE_INFINITY }) => {
			const answer = await request(key, {}, most);
			return answer.status === NOT_FOUND ? null : expectOk(answer, key);
		},
		remove: async (key) => {
			expectOk(await request(key, { method: 'DELETE' }), key);
		},
		async *list() {
			let page: ListPage = { files: [], next: null };
			do {
				const query = `?${new URLSearchParams({ 'max-keys': String(listedAtOnce), marker: page.next ?? '' })}`;
				page = readListPage(new TextDecoder().decode(expectOk(await request(query), query)));
				yield* page.files;
			} while (page.next);
		},
		uploadAddress: async (uploadId, expires) => {
			const address = new URL(addressOf(uploadKey(uploadId)));
			address.searchParams.set('X-Amz-Expires', String(Math.max(1, Math.floor((expires.getTime() - Date.now()) / 1000))));
			const signed = await client.sign(address.toString(), { method: 'PUT', aws: { signQuery: true } });
			return signed.url;
		},
	};
}

/** Throws ObjectTooLarge and stops reading. The bytes are counted as well, because a compressed object declares a smaller length than arrives. */
async function bytesOf({ body, headers }: Response, most: number): Promise<Uint8Array<ArrayBuffer>> {
	if (Number(headers.get('content-length')) > most) {
		await body?.cancel();
		throw new ObjectTooLarge(`more than ${most} bytes`);
	}
	const parts: Uint8Array<ArrayBuffer>[] = [];
	let size = 0;
	for await (const part of body ?? []) {
		size += part.byteLength;
		if (size > most) throw new ObjectTooLarge(`more than ${most} bytes`);
		parts.push(part);
	}
	return new Uint8Array(await new Blob(parts).arrayBuffer());
}

type ListPage = { files: StoredFile[] /** The key after which the next page begins. */; next: string | null };

/** A page of ListObjects. */
function readListPage(xml: string): ListPage {
	const textOf = (part: string, name: string) => unescapeXml(new RegExp(`<${name}>([^<]*)</${name}>`).exec(part)?.[1] ?? '');
	const parts = xml.match(/<Contents>.*?<\/Contents>/gs) ?? [];
	const files = parts.map((part) => ({ key: textOf(part, 'Key'), bytes: Number(textOf(part, 'Size')) }));
	const isLast = textOf(xml, 'IsTruncated') !== 'true';
	return { files: files.filter(({ key }) => isObjectKey(key)), next: isLast ? null : (files.at(-1)?.key ?? null) };
}

const unescapeXml = (text: string): string =>
	text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&apos;', "'").replaceAll('&amp;', '&');
